import { createBucketStorage, type BucketSettings } from './bucket-storage.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

export type StorageSettings = { folder: string } | BucketSettings;

export function openStorage(settings: StorageSettings): FileStorage {
  return 'folder' in settings ? createDiskStorage(settings.folder) : createBucketStorage(settings);
}
