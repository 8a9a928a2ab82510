// `npm run check`: types, lint, dependency rules, unused code and the generated docs. Two lists of commands run in
// parallel; each stops at its first failure.
import { runCommand } from './run.mjs';
import { ensureDependencies, ensureNode, exitWithReason } from './setup.mjs';

const beforeBoth = 'react-router typegen';
// Only one type checker: each additional one would check most of the same types again and use twice the CPU time.
const types = ['node node_modules/typescript-native/bin/tsc -b --checkers 1'];
const others = [
  'biome ci --error-on-warnings .',
  'depcruise src',
  'depcruise src --config .dependency-cruiser-folders.cjs',
  'knip',
  'node scripts/write-docs.ts --check',
];

const node = await exitWithReason(async () => {
  const found = await ensureNode();
  await ensureDependencies(found, { dev: true });
  return found;
});
const first = await firstFailure([beforeBoth]);
const failures = first ? [first] : (await Promise.all([types, others].map(firstFailure))).filter(Boolean);
for (const command of failures) console.error(`Failed: ${command}`);
process.exit(failures.length > 0 ? 1 : 0);

/** The first command that fails, or null. */
async function firstFailure(commands) {
  for (const command of commands) if ((await runCommand(node, command)) !== 0) return command;
  return null;
}
