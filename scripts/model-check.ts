import { checkModel } from '#server/adapters/model/check-model.ts';
import { loadEnvironmentFile, readConfig } from '#server/base/config/config.ts';

/**
 * `npm run model:check`: reports what the configured language model can do; exits with 1 when something does not work.
 */
loadEnvironmentFile();
const { model } = readConfig();
if (model === null) {
  console.log('No language model is configured: the built-in engines do all work. See docs/operations.md.');
  process.exit(0);
}
const { name, checks } = await checkModel(model);
console.log(name);
for (const { title, works, detail } of checks) console.log(`${works ? 'works' : 'FAILS'}  ${title}: ${detail}`);
process.exit(checks.every((check) => check.works) ? 0 : 1);
