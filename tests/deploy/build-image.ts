import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { assignmentsOf, project, readContainerfile, type Stage, type Step } from './containerfile.ts';

/** The result of an image's build steps, in local folders instead of layers. */
export interface BuiltImage {
  /** The folders that the steps created: `app` and `data`. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: number;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  /** Debian packages that the steps install. They are taken from this machine: apt is not run. */
  readonly systemPackages: readonly string[];
  /** Commands that were run, and whether they had network access. */
  readonly ran: readonly { readonly command: string; readonly network: boolean }[];
}

/**
 * Runs the steps of deploy/Containerfile in clean folders: RUN sees this machine's system folders read-only, this
 * process's Node, and the output of earlier steps, and has network access unless the step says --network=none.
 */
export function buildImage(folder: string, context: string): BuiltImage {
  const done = new Map<string, State>();
  const stages = readContainerfile();
  let last: State | undefined;
  for (const stage of stages.filter(({ name }) => needed(stages).has(name))) {
    last = perform(stage, done, { folder, context });
    done.set(stage.name, last);
  }
  if (!last) throw new Error('the Containerfile has no stage');
  const { root, environment, user, entrypoint, command, healthCheck } = last;
  return {
    root,
    environment,
    user,
    command: [...entrypoint, ...command],
    healthCheck,
    systemPackages: [...done.values()].flatMap((state) => state.systemPackages),
    ran: [...done.values()].flatMap((state) => state.ran),
  };
}

interface State {
  readonly root: string;
  environment: Record<string, string>;
  workingFolder: string;
  user: number;
  entrypoint: readonly string[];
  command: readonly string[];
  healthCheck: readonly string[];
  readonly systemPackages: string[];
  readonly ran: { command: string; network: boolean }[];
}

/** The last stage and the stages it depends on. */
function needed(stages: readonly Stage[]): Set<string> {
  const names = new Set<string>();
  const add = (stage: Stage | undefined) => {
    if (!stage || names.has(stage.name)) return;
    names.add(stage.name);
    for (const name of [stage.from, ...stage.steps.flatMap(({ flags }) => flags['from'] ?? [])]) {
      add(stages.find((each) => each.name === name));
    }
  };
  add(stages.at(-1));
  return names;
}

function perform(stage: Stage, done: Map<string, State>, place: { folder: string; context: string }): State {
  const root = join(place.folder, stage.name);
  const base = done.get(stage.from);
  mkdirSync(root, { recursive: true });
  if (base) spawnSync('cp', ['-a', '--reflink=auto', `${base.root}/.`, root]);
  const state: State = {
    ...(base ?? { environment: {}, workingFolder: '/', user: 0, entrypoint: [], command: [], healthCheck: [] }),
    root,
    environment: { ...base?.environment },
    systemPackages: [],
    ran: [],
  };
  for (const step of stage.steps) performStep(step, state, done, place.context);
  return state;
}

function performStep(step: Step, state: State, done: Map<string, State>, context: string): void {
  const at = (path: string) => join(state.root, path.startsWith('/') ? path : join(state.workingFolder, path));
  const { keyword, text, flags, json } = step;
  switch (keyword) {
    case 'WORKDIR':
      state.workingFolder = text;
      mkdirSync(join(state.root, text), { recursive: true });
      return;
    case 'ENV':
      Object.assign(state.environment, assignmentsOf(text));
      return;
    case 'COPY':
      copy(text.split(/\s+/), flags['from'] === undefined ? null : (done.get(flags['from']) ?? null), context, at);
      return;
    case 'RUN':
      run(step, state);
      return;
    case 'USER':
      state.user = Number(text.split(':')[0]);
      return;
    case 'ENTRYPOINT':
      state.entrypoint = json ?? [];
      return;
    case 'CMD':
      state.command = json ?? [];
      return;
    case 'HEALTHCHECK':
      state.healthCheck = JSON.parse(text.slice(text.indexOf('['))) as string[];
      return;
    case 'LABEL':
    case 'EXPOSE':
    case 'VOLUME':
    case 'STOPSIGNAL':
      return;
    default:
      throw new Error(`this test can't perform ${keyword}`);
  }
}

function copy(paths: string[], from: State | null, context: string, at: (path: string) => string): void {
  const target = paths.pop() ?? '';
  const into = target.endsWith('/') || paths.length > 1;
  for (const path of paths) {
    const source = join(from ? from.root : context, path);
    const destination = into && path !== '.' ? join(at(target), path) : at(target);
    if (!existsSync(source)) throw new Error(`COPY ${path}: no such file`);
    mkdirSync(dirname(destination), { recursive: true });
    cpSync(source, destination, { recursive: true, verbatimSymlinks: true });
  }
}

function run({ text, flags }: Step, state: State): void {
  const packages = /apt-get install -y --no-install-recommends ((?:[\w.+-]+ )+)/.exec(`${text} `)?.[1];
  if (packages) {
    state.systemPackages.push(...packages.trim().split(' '));
    return;
  }
  const network = flags['network'] !== 'none';
  state.ran.push({ command: text, network });
  const { status, stdout, stderr } = spawnSync(
    'bwrap',
    [
      ...systemFolders(),
      ...(network ? [] : ['--unshare-net']),
      ...['app', 'data'].flatMap((name) => {
        mkdirSync(join(state.root, name), { recursive: true });
        return ['--bind', join(state.root, name), `/${name}`];
      }),
      ...['--tmpfs', '/tmp', '--dir', '/tmp/home', '--chdir', state.workingFolder, '--clearenv'],
      ...variables({ HOME: '/tmp/home', ...(network ? networkSettings() : {}), ...state.environment }),
      ...['--', '/bin/sh', '-c', text],
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`RUN ${text}\n${stdout}\n${stderr}`);
}

/** The folders of the base image: Debian's, with this process's Node in place of the official image's. */
export function systemFolders(): string[] {
  const node = process.execPath;
  const npm = npmFolder();
  return [
    ...['--ro-bind', '/usr', '/usr', '--ro-bind', '/etc', '/etc', '--proc', '/proc', '--dev', '/dev'],
    ...['bin', 'sbin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...['--dir', '/node/bin', '--ro-bind', node, '/node/bin/node', '--ro-bind', npm, '/node/npm'],
    ...['--symlink', '../npm/bin/npm-cli.js', '/node/bin/npm'],
    ...(existsSync('/run/systemd/resolve') ? ['--ro-bind', '/run/systemd/resolve', '/run/systemd/resolve'] : []),
  ];
}

export function variables(environment: Readonly<Record<string, string>>): string[] {
  const all = { PATH: '/node/bin:/usr/local/bin:/usr/bin:/bin', ...environment };
  return Object.entries(all).flatMap(([name, value]) => ['--setenv', name, value]);
}

/** Settings for reaching the registry, because builders pass on their machine's proxy. */
function networkSettings(): Record<string, string> {
  const names = /^(?:https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file|npm_config_(?:registry|cafile))$/i;
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (names.test(name) && value ? [[name, value]] : [])),
  );
}

function npmFolder(): string {
  const candidates = [
    join(dirname(dirname(process.execPath)), 'lib', 'node_modules', 'npm'),
    dirname(dirname(process.env['npm_execpath'] ?? '/nowhere/bin/npm-cli.js')),
    '/usr/lib/node_modules/npm',
    '/usr/share/nodejs/npm',
  ];
  const found = candidates.find((folder) => existsSync(join(folder, 'bin', 'npm-cli.js')));
  if (found === undefined) throw new Error('npm was not found on this machine');
  return found;
}

/** The part of the project that .dockerignore lets a builder see, copied to a folder. */
export function makeContext(folder: string): void {
  const rules = readFileSync(join(project, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const kept = rules.flatMap((rule) => (rule.startsWith('!') ? globSync(rule.slice(1), { cwd: project }) : []));
  const left = rules.filter((rule) => !rule.startsWith('!') && rule !== '*');
  for (const name of kept) {
    cpSync(join(project, name), join(folder, name), {
      recursive: true,
      filter: (source) => !left.some((rule) => matchesGlob(source, rule)),
    });
  }
}

/** Removes all write permissions, like a read-only root file system. */
export function makeReadOnly(folder: string): void {
  chmodSync(folder, 0o755);
  spawnSync('chmod', ['-R', 'a-w,a+rX', folder]);
}
