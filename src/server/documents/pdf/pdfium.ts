import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium in WebAssembly with one small buffer for what its functions answer through pointers. */
export interface Pdfium {
  readonly calls: PdfiumCalls;
  /** Address of 64 bytes for answers. */
  readonly out: number;
  /** What stands in `out` as doubles or floats, from a place counted in numbers. */
  double(index: number): number;
  float(index: number): number;
  /** Copies bytes into its memory and answers where; throws when there is no room. */
  place(bytes: Uint8Array): number;
  allocate(bytes: number): number;
  free(address: number): void;
  /** UTF-16 units from an address. */
  units(address: number, count: number): Uint16Array;
  text(address: number, bytes: number): string;
  /** A view that the next call may make invalid. */
  bytes(address: number, count: number): Uint8Array;
}

/** The functions of PDFium's headers as the module exports them: numbers and addresses in, a number out. */
type PdfiumCalls = {
  readonly [name in keyof WrappedPdfiumModule as name extends `FPDF${string}` ? name : never]: (
    ...values: number[]
  ) => number;
};

export async function openPdfium(): Promise<Pdfium> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = readFileSync(file);
  const wrapped = await init({ wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
  wrapped.PDFiumExt_Init();
  // The exports themselves: the package's wrappers look at every argument of every call, which takes half of the time.
  const { wasmExports } = wrapped.pdfium as unknown as {
    wasmExports: PdfiumCalls & { malloc(bytes: number): number; free(address: number): void };
  };
  const heap = () => (wrapped.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  const out = wasmExports.malloc(64);
  // The memory may grow with every call, and views of the old one are then empty.
  let view = new DataView(heap().buffer);
  const current = () => {
    if (view.buffer !== heap().buffer) view = new DataView(heap().buffer);
    return view;
  };
  return {
    calls: wasmExports,
    out,
    double: (index) => current().getFloat64(out + 8 * index, true),
    float: (index) => current().getFloat32(out + 4 * index, true),
    place(content) {
      const address = wasmExports.malloc(content.length);
      if (address === 0) throw new Error('no memory for the file');
      heap().set(content, address);
      return address;
    },
    allocate: (count) => wasmExports.malloc(count),
    free: (address) => wasmExports.free(address),
    units: (address, count) => new Uint16Array(heap().buffer, address, count),
    text: (address, count) => Buffer.from(heap().buffer, address, count).toString('latin1'),
    bytes: (address, count) => heap().subarray(address, address + count),
  };
}
