import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

import type { FileStorage } from './file-storage.ts';

export type BucketSettings = {
  bucket: string;
  region: string;
  /** If undefined, the endpoint of AWS for the region. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Stores files in an S3-compatible bucket. */
export function createBucketStorage({ bucket: Bucket, region, endpoint, ...credentials }: BucketSettings): FileStorage {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint !== undefined && { endpoint }),
    // Other providers than AWS often support neither bucket names in the host nor the newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000 },
  });
  return {
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/webp' }));
    },
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
