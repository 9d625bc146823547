import type { AccountHooks } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { pictureQueue } from './picture-target.ts';
import { deleteUploadsOf, releasePictures } from './sql.ts';

export const pictureHooks: AccountHooks = {
  tables: ['picture_uploads', 'pictures'],
  onDelete: (_context, transaction, accountId) => deleteUploadsOf(transaction, accountId),
  async purge(db, accountId) {
    await db.transaction().execute(async (transaction) => {
      await deleteUploadsOf(transaction, accountId);
      await releasePictures(transaction, accountId);
      await addJob(transaction, 'remove-unused-pictures', { queue: pictureQueue });
    });
  },
};
