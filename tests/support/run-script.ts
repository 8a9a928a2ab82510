import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a command of package.json in a separate process with only these settings. */
export async function runScript(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const script = join(import.meta.dirname, '..', '..', 'scripts', `${name}.ts`);
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...settings };
  const ran = promisify(execFile)(process.execPath, [script, ...args], { env });
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
