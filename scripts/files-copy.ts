// `npm run files:copy -- FROM TO`: copies every file of one store to another, for example `folder s3`. Existing files
// of the same size are skipped, so the command can be repeated: once while the product runs, and once after it was
// stopped. Nothing is removed from either.
import { loadEnvironmentFile, readConfig } from '#server/base/config/config.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { FileMissing, type FileStore } from '#server/base/files/file-store.ts';
import { openPlace } from './file-place.ts';

const [from, to, ...more] = process.argv.slice(2);
try {
  if (from === undefined || to === undefined || from === to || more.length > 0)
    throw new ConfigError('Use: npm run files:copy -- FROM TO, each `folder` (of DATA_DIR), `s3` or a path.');
  loadEnvironmentFile();
  const config = readConfig();
  const { copied, bytes, same } = await copyFiles(await openPlace(from, config), await openPlace(to, config));
  console.log(`Copied: ${copied} (${bytes} bytes). Already there: ${same}.`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function copyFiles(source: FileStore, target: FileStore) {
  const done = { copied: 0, bytes: 0, same: 0 };
  for (const key of await source.list('')) {
    const [before, there] = await Promise.all([source.stat(key), target.stat(key)]);
    // Removed after it was listed.
    if (before === null) continue;
    if (there?.bytes === before.bytes && there.modifiedAt >= before.modifiedAt) {
      done.same += 1;
      continue;
    }
    try {
      await target.put(key, await source.stream(key));
    } catch (error) {
      if (error instanceof FileMissing) continue;
      throw error;
    }
    const after = await target.stat(key);
    if (after?.bytes !== before.bytes)
      throw new Error(`${key} arrived with ${after?.bytes ?? 0} bytes instead of ${before.bytes}`);
    done.copied += 1;
    done.bytes += before.bytes;
  }
  return done;
}
