export interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
  readonly shown?: string;
}
