// `node scripts/check-health.mjs [path]`: exit code 0 if the process with this environment answers /healthz (or the path)
// with 200. For container health checks, so that the image needs no curl.
const roles = (process.env.ROLES || 'web,worker').split(',').map((role) => role.trim());
const port = roles.includes('web') ? process.env.PORT || '3000' : process.env.WORKER_PORT || '3001';
const path = process.argv[2] ?? '/healthz';
try {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
} catch (error) {
  console.error(error.cause?.code ?? error.message);
  process.exitCode = 1;
}
