import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium in WebAssembly, with a small buffer for values that its functions return through pointers. */
export interface Pdfium {
  readonly calls: PdfiumCalls;
  /** Address of the 64-byte buffer for returned values. */
  readonly out: number;
  /** Values in `out` as doubles or floats; the index counts numbers. */
  double(index: number): number;
  float(index: number): number;
  /** Copies bytes to its memory and returns their address; throws when there is no room. */
  place(bytes: Uint8Array): number;
  allocate(bytes: number): number;
  free(address: number): void;
  /** UTF-16 units from an address. */
  units(address: number, count: number): Uint16Array;
  text(address: number, bytes: number, encoding: 'latin1' | 'utf16le'): string;
  /** A view that may become invalid with the next call. */
  bytes(address: number, count: number): Uint8Array;
}

/** The functions of PDFium's headers as the module exports them: numbers and addresses in, a number out. */
type PdfiumCalls = {
  readonly [name in keyof WrappedPdfiumModule as name extends `FPDF${string}` ? name : never]: (
    ...values: number[]
  ) => number;
};

/** The part of WebAssembly's types that is used; Node's types do not include them. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    instantiate(code: Uint8Array, imports: object): Promise<{ readonly instance: object }>;
  };
};

export async function openPdfium(): Promise<Pdfium> {
  const code = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wrapped = await init({
    instantiateWasm(imports: object, receive: (instance: object) => void) {
      WebAssembly.instantiate(code, imports).then(({ instance }) => receive(instance));
      return {};
    },
  });
  wrapped.PDFiumExt_Init();
  // Uses the exports directly: the package's wrappers validate every argument of every call, which takes half of the
  // time.
  const { wasmExports } = wrapped.pdfium as unknown as {
    wasmExports: PdfiumCalls & { malloc(bytes: number): number; free(address: number): void };
  };
  const heap = () => (wrapped.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  const out = wasmExports.malloc(64);
  let doubles = new Float64Array(heap().buffer, out, 8);
  let floats = new Float32Array(heap().buffer, out, 16);
  // The memory may grow with any call, which detaches existing views.
  const renew = () => {
    doubles = new Float64Array(heap().buffer, out, 8);
    floats = new Float32Array(heap().buffer, out, 16);
  };
  return {
    calls: wasmExports,
    out,
    double(index) {
      if (doubles.length === 0) renew();
      return doubles[index] ?? 0;
    },
    float(index) {
      if (floats.length === 0) renew();
      return floats[index] ?? 0;
    },
    place(content) {
      const address = wasmExports.malloc(content.length);
      if (address === 0) throw new Error('no memory for the file');
      heap().set(content, address);
      return address;
    },
    allocate: (count) => wasmExports.malloc(count),
    free: (address) => wasmExports.free(address),
    units: (address, count) => new Uint16Array(heap().buffer, address, count),
    text: (address, count, encoding) => Buffer.from(heap().buffer, address, count).toString(encoding),
    bytes: (address, count) => heap().subarray(address, address + count),
  };
}
