export declare const nodeVersion: string;
export declare function nodeProject(name: string): {
  readonly 'package.json': object;
  readonly 'package-lock.json': {
    readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
  };
} | null;
