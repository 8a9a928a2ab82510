import type { DocumentKind, DocumentTaskName, ReadDocument, ReadPdf } from './documents.ts';
import type { LiteraturePort } from './literature.ts';
import type { ModelCalls } from './model.ts';
import type { StepOutput } from './step-output.ts';

/** Any JSON value; checkpoints and results are stored as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * An engine turns a tool's input into its result in named steps. It is deterministic: files, images and typesetting are
 * passed in as ports, and it uses no clock and no randomness, so the same input gives byte-identical results.
 */
export interface Engine<Input = unknown> {
  /** Shown with every result, for example 'built-in'. */
  readonly name: string;
  /** Optional services of the installation that it uses if they are set up. */
  readonly uses?: readonly ('model' | 'literature')[];
  readonly steps: readonly Step<Input>[];
}

/**
 * A step's output is its checkpoint: after it is stored the step is never run again, even after a crash. The last
 * step's output is the run's result.
 */
export interface Step<Input = unknown> {
  /** Stable, because checkpoints are looked up by it. */
  readonly id: string;
  /** Shown while the step runs, for example 'Reading the package'. */
  readonly title: string;
  /**
   * The step waits for the language model, and only such steps get one. They may use at most half of a worker's slots,
   * so that an unresponsive model does not block other runs. `seconds`: the total time that the run waits, including
   * for its slot, counted from the end of the previous step; after that, the step runs with a model that rejects every
   * question. Without it, the run waits for its slot indefinitely.
   */
  readonly waitsForModel?: { readonly seconds?: number };
  /** For steps whose output a later step reads; the last step's is the result, in the tool's schema. */
  readonly output?: StepOutput;
  run(context: StepContext<Input>): Promise<Json>;
}

export interface StepContext<Input = unknown> {
  readonly input: Input;
  /** The uploaded file, for tools that accept one. */
  upload(): Promise<Uint8Array>;
  /** The checkpoint of an earlier step, parsed by its schema. */
  output<Output>(of: StepOutput<Output>): Output;
  /** Binary results between steps and at the end; deleted with the run's working files unless they are delivered. */
  readonly artifacts: {
    put(name: string, bytes: Uint8Array): Promise<void>;
    get(name: string): Promise<Uint8Array>;
  };
  /** Reports progress within the step, for example 'Reading page 3 of 12'; shown with its title until it ends. */
  progress(note: string): Promise<void>;
  readonly ports: EnginePorts;
  /** null if no language model is configured, and in steps that do not wait for it. */
  readonly model: ModelCalls | null;
  readonly signal: AbortSignal;
}

export interface EnginePorts {
  readonly archives: ArchivePort;
  readonly images: ImagePort;
  readonly typesetter: Typesetter;
  /** null if lookups are turned off. */
  readonly literature: LiteraturePort | null;
  readonly documents: DocumentPort;
  /** null if OCR is turned off. */
  readonly recognition: RecognitionPort | null;
  readonly tasks: TaskPort;
}

/** Work on texts that may take a long time; see `TaskPort`. */
export type TaskName = 'compose-draft' | 'render-post';

/** Pure, so that it can run in any process. Throws InputError for a text that it does not accept. */
export type Tasks = Readonly<Record<TaskName, (input: unknown) => unknown>>;

export interface TaskPort {
  /**
   * Runs the work in a confined process with time and memory limits, outside the server's event loop. Input and result
   * are plain data. Throws InputError when the work does, and when the text exceeds the limits.
   */
  run(name: TaskName, input: unknown, signal?: AbortSignal): Promise<unknown>;
  /** Starts a process in advance for upcoming work. */
  prepare(): void;
}

export interface DocumentPort {
  /**
   * Extracts the text of an untrusted PDF or DOCX in a separate process that may be killed. Throws InputError with a
   * message for the user if it cannot be read: protected, damaged, too long, or over the time or memory limit.
   */
  read(bytes: Uint8Array, kind: DocumentKind, signal?: AbortSignal): Promise<ReadDocument>;
  /**
   * Reads a document and runs work on it in the same process, so that a long document doesn't block others. Throws
   * InputError like `read`, and when the work rejects the document; returns the work's result unchanged. A document
   * that has been read with OCR isn't read again. `extra` is further input for the work.
   */
  make(
    work: DocumentTaskName,
    source: Uint8Array | ReadDocument,
    kind: DocumentKind,
    signal?: AbortSignal,
    extra?: Json,
  ): Promise<Json>;
}

/**
 * The work that can run on a document; pure, so that it can run in any process. Throws InputError for the wrong kind of
 * document.
 */
export type DocumentTasks = Readonly<Record<DocumentTaskName, (read: ReadDocument, extra: Json) => Json>>;
export interface RecognitionPort {
  /**
   * Reads pages of a PDF with OCR, some seconds per page, and returns the document with their words. Throws InputError
   * if a page exceeds the time or memory limit, and BusyError while another long document is being read.
   */
  recognise(
    bytes: Uint8Array,
    read: ReadPdf,
    options: {
      /** Page numbers, starting at 1. */
      readonly pages: readonly number[];
      /** Called before each page with its index in the list, from 0. */
      onPage?(index: number): void | Promise<void>;
      /** Takes minutes rather than seconds: only one document at a time. */
      readonly long?: boolean;
      readonly signal?: AbortSignal;
    },
  ): Promise<ReadPdf>;
}

export interface ArchivePort {
  /**
   * The files of an untrusted zip, by name, in directory order. The directory is validated before anything is
   * decompressed: number of entries, names, sizes, links, encryption. Throws InputError with code 'invalid_package' for
   * an invalid archive.
   */
  read(bytes: Uint8Array, limits: ArchiveLimits): Promise<ReadonlyMap<string, Uint8Array>>;
}

export interface ArchiveLimits {
  readonly entries: number;
  /** Total decompressed bytes of all files. */
  readonly totalBytes: number;
  /** Maximum decompressed bytes of a file with this name; 0 or less rejects the name. */
  bytesFor(name: string): number;
}

/** Every image is decoded in a confined process, which may be killed. */
export interface ImagePort {
  /**
   * Decodes and re-encodes an image: metadata removed, orientation applied, CMYK converted to sRGB, at most 4,000 px on
   * the longer side. Throws InputError for bytes that are not a readable PNG or JPEG, or that need too many resources.
   */
  reencode(bytes: Uint8Array, type: 'png' | 'jpeg'): Promise<EncodedImage>;
  /** Re-encodes the images of one sender in order, in one process. */
  reencodeAll(
    images: readonly { readonly bytes: Uint8Array; readonly type: 'png' | 'jpeg' }[],
    signal?: AbortSignal,
  ): Promise<readonly EncodedImage[]>;
  /** As WebP in this width, or in the original width if that is smaller. */
  narrow(bytes: Uint8Array, width: number): Promise<Uint8Array>;
}

export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface TypesetProject {
  /** Path of the main file in `files`. */
  readonly main: string;
  /** Text or bytes by relative path. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

export interface TypesetResult {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** For example 'Typst 0.13' or 'pdfTeX (TeX Live 2022)': shown wherever the PDF is offered. */
  readonly engine: string;
}

export interface Typesetter {
  typst(project: TypesetProject, signal?: AbortSignal): Promise<TypesetResult>;
  /** null if TeX is not installed. */
  readonly latex: null | ((project: TypesetProject, signal?: AbortSignal) => Promise<TypesetResult>);
}

/**
 * A file that is generated from a stored result on download. The same result and facts give the same bytes: an engine
 * has no clock, so the current date is passed in.
 */
export interface ResultExport<Result = never> {
  readonly contentType: string;
  readonly extension: string;
  make(result: Result, ports: EnginePorts, facts: ExportFacts): Promise<Uint8Array>;
  /** Whether this format is available for a result; if absent, it always is. */
  serves?(result: Result): boolean;
}

export interface ExportFacts {
  /**
   * The id of the stored result, for names that other programs must recognize again, such as those of calendar events.
   */
  readonly id: string;
  /** When the result was stored. */
  readonly createdAt: Date;
  /** The date of the download (YYYY-MM-DD): decides what is current and what comes next. */
  readonly today: string;
  /** A file that the run stored with its result. */
  file(name: string): Promise<Uint8Array>;
}

/**
 * The step cannot run now because a resource is missing: the run goes back to the queue, without an effect on its
 * attempts or its time limit.
 */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** A failure that the user caused and can fix; its message is shown unchanged, and the run is not retried. */
export class InputError extends Error {
  readonly code: string;
  constructor(message: string, code = 'invalid_input') {
    super(message);
    this.name = 'InputError';
    this.code = code;
  }
}
