import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's dependencies, from package-lock.json alone, so that the same lock file gives the same pages. */
interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Component extends LockedPackage {
  readonly path: string;
  readonly name: string;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as LockFile;
}

function componentsOf({ packages }: LockFile): Component[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
}

/** Paths of packages whose content is not pinned: those that are never acceptable, and those of other platforms. */
export function unpinned(lock: LockFile): { readonly here: string[]; readonly elsewhere: string[] } {
  const without = componentsOf(lock).filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  const isElsewhere = ({ optional, os, cpu }: Component) => optional === true && (os ?? cpu) !== undefined;
  return {
    here: without.filter((each) => !isElsewhere(each)).map(({ path }) => path),
    elsewhere: without.filter(isElsewhere).map(({ path }) => path),
  };
}

/** CycloneDX 1.6 without date and serial number, which would change every time. */
export function billOfMaterials(lock: LockFile): string {
  const components = new Map(
    componentsOf(lock).map(({ name, version, integrity, license, dev, optional }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const hash = integrity && Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
      const component = {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        scope: dev ? 'excluded' : optional ? 'optional' : 'required',
        ...(hash ? { hashes: [{ alg: 'SHA-512', content: hash }] } : {}),
        ...(license ? { licenses: [{ expression: license }] } : {}),
        purl,
      };
      return [purl, component] as const;
    }),
  );
  const { name, version } = lock.packages[''] as LockedPackage & { name: string };
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

export function licencesPage(lock: LockFile): string {
  const shipped = componentsOf(lock).filter(({ dev }) => !dev);
  const byLicence = Map.groupBy(shipped, ({ license, os, cpu }) => license ?? ((os ?? cpu) ? 'platform' : 'none'));
  const names = (of: readonly Component[]) => [...new Set(of.map(({ name, version }) => `${name} ${version}`))].sort();
  const licences = [...byLicence.keys()].filter((key) => key !== 'platform' && key !== 'none').sort();
  const unstated = names(byLicence.get('none') ?? []);
  return [
    '# Licences of packages',
    '',
    'Generated from `package-lock.json` by `npm run docs`: the packages of an installation without development tools. The',
    'software bill of materials is `docs/sbom.cdx.json` (CycloneDX 1.6).',
    '',
    ...licences.flatMap((licence) => {
      const list = names(byLicence.get(licence) ?? []);
      return [`## ${licence} (${list.length})`, '', list.join(', '), ''];
    }),
    ...(unstated.length > 0
      ? [`## Not stated in the lock file (${unstated.length})`, '', unstated.join(', '), '']
      : []),
    `Packages for other platforms that the lock file names without a checksum: ${unpinned(lock).elsewhere.length}.`,
    'None is installed on Linux with glibc on x64.',
    '',
    `Packages for other platforms whose entries state no licence: ${names(byLicence.get('platform') ?? []).length}; each has the`,
    'licence of the package that asks for it.',
    '',
  ].join('\n');
}

/** Licenses of dependencies that this product must not contain (AGPL), or that forbid commercial use. */
export function refusedLicences(lock: LockFile): string[] {
  return componentsOf(lock)
    .filter(({ dev, license = '' }) => !dev && /AGPL|SSPL|BUSL|CC-BY-NC|UNLICENSED|Commons-Clause/i.test(license))
    .map(({ path, license }) => `${path} (${license})`);
}
