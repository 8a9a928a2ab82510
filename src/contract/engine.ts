import type { DocumentKind, DocumentWork, ReadDocument, ReadPdf } from './documents.ts';
import type { LiteraturePort } from './literature.ts';
import type { ModelCalls } from './model.ts';

/** Anything that JSON can carry; checkpoints and results are stored as such. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * An engine turns a tool's input into its result in named steps. It is pure: files, images and typesetting come as
 * ports, there is no clock and no randomness, so that the same input gives the same result, byte for byte.
 */
export interface Engine<Input = unknown> {
  /** Shown on the face of every result, for instance 'built-in'. */
  readonly name: string;
  /** What of the installation it calls upon where that is set up; nothing when left out. */
  readonly uses?: readonly ('model' | 'literature')[];
  readonly steps: readonly Step<Input>[];
}

/**
 * A step's output is its checkpoint: once it is stored the step is never run again, also after the process died.
 * The last step's output is the result of the run.
 */
export interface Step<Input = unknown> {
  /** Stable: checkpoints are found by it. */
  readonly id: string;
  /** Shown while the step is at work, for instance 'Reading the package'. */
  readonly title: string;
  /**
   * The step waits for the language model, and is the only kind that gets one. At most half of a worker's places are for
   * such steps, so that a model that does not answer holds nobody else up. `seconds`: how long the run waits in all,
   * for its turn included, counted from the end of the step before; after that the step runs with a model that
   * refuses every question. Without it the run waits for its turn as long as it takes.
   */
  readonly waitsForModel?: { readonly seconds?: number };
  run(context: StepContext<Input>): Promise<Json>;
}

export interface StepContext<Input = unknown> {
  readonly input: Input;
  /** The uploaded file, for tools that take one. */
  upload(): Promise<Uint8Array>;
  /** The checkpoint of an earlier step. */
  output<T>(stepId: string): T;
  /** Binary results between steps and at the end; deleted with the run's working files unless delivered. */
  readonly artifacts: {
    put(name: string, bytes: Uint8Array): Promise<void>;
    get(name: string): Promise<Uint8Array>;
  };
  /** Says what the step is at, for instance 'Reading page 3 of 12'; shown beside its title and kept until it ends. */
  progress(note: string): Promise<void>;
  readonly ports: EnginePorts;
  /** null while no language model is configured, and in steps that do not wait for it. */
  readonly model: ModelCalls | null;
  readonly signal: AbortSignal;
}

export interface EnginePorts {
  readonly archives: ArchivePort;
  readonly images: ImagePort;
  readonly typesetter: Typesetter;
  /** null where look-ups are switched off. */
  readonly literature: LiteraturePort | null;
  readonly documents: DocumentPort;
  /** null where text recognition is switched off. */
  readonly recognition: RecognitionPort | null;
  readonly works: WorkPort;
}

/** Work on texts that may take long; see `WorkPort`. */
export type WorkName = 'compose-draft' | 'render-post';

/** Pure, so that it may happen in any process. Throws InputError for a text that it does not take. */
export type Works = Readonly<Record<WorkName, (input: unknown) => unknown>>;

export interface WorkPort {
  /**
   * Does the work in a confined process under limits of time and memory, beside the server's own loop. Input and result
   * are plain data. Throws InputError as the work does, and where a text is beyond the limits.
   */
  run(name: WorkName, input: unknown, signal?: AbortSignal): Promise<unknown>;
  /** Has a process ready, for work that is about to come. */
  prepare(): void;
}

export interface DocumentPort {
  /**
   * Takes the text out of a PDF or DOCX that somebody sent, in a process of its own that may be killed. Throws InputError
   * with a sentence for the sender where it cannot be read: protected, damaged, too long, beyond time or memory.
   */
  read(bytes: Uint8Array, kind: DocumentKind, signal?: AbortSignal): Promise<ReadDocument>;
  /**
   * Reads a document and makes something of it in that same process, so that a long one holds nobody else up. Throws
   * InputError as `read` does, and where the work refuses the document; what the work makes is answered as it is. What
   * was read before, and had its pictures recognised since, is not read again. `beside` is what a work takes beside the
   * document.
   */
  make(
    work: DocumentWork,
    source: Uint8Array | ReadDocument,
    kind: DocumentKind,
    signal?: AbortSignal,
    beside?: Json,
  ): Promise<Json>;
}

/** What can be made of a document; pure, so that it may happen in any process. Throws InputError for a wrong document. */
export type DocumentWorks = Readonly<Record<DocumentWork, (read: ReadDocument, beside: Json) => Json>>;
export interface RecognitionPort {
  /**
   * Reads pages of a PDF from their pictures, some seconds each, and answers the document with their words in place.
   * Throws InputError where a page is beyond time or memory, and BusyError while another document is read as a whole.
   */
  recognise(
    bytes: Uint8Array,
    read: ReadPdf,
    options: {
      /** Numbers of the pages, counted from 1. */
      readonly pages: readonly number[];
      /** Called before each page with its place among them, from 0. */
      onPage?(index: number): void | Promise<void>;
      /** Reads for minutes rather than seconds: only one document at a time. */
      readonly long?: boolean;
      readonly signal?: AbortSignal;
    },
  ): Promise<ReadPdf>;
}

export interface ArchivePort {
  /**
   * The files of a zip that somebody sent, by name, in the order of its directory. The directory is judged before
   * anything is inflated: number of entries, names, sizes, links, encryption. Throws InputError with code
   * 'invalid_package' for anything that is no honest archive.
   */
  read(bytes: Uint8Array, limits: ArchiveLimits): Promise<ReadonlyMap<string, Uint8Array>>;
}

export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of all files together, inflated. */
  readonly totalBytes: number;
  /** Bytes that a file of this name may have inflated; 0 or less refuses the name. */
  bytesFor(name: string): number;
}

/** Every image is decoded in a confined process, which may be killed. */
export interface ImagePort {
  /**
   * Decodes and encodes again: metadata removed, orientation applied, CMYK turned into sRGB, at most 4,000 px on the
   * longer side. Throws InputError when the bytes are no readable PNG or JPEG, or one that takes too much to read.
   */
  reencode(bytes: Uint8Array, type: 'png' | 'jpeg'): Promise<EncodedImage>;
  /** Images of one sender, in their order; one process does for all of them. */
  reencodeAll(
    images: readonly { readonly bytes: Uint8Array; readonly type: 'png' | 'jpeg' }[],
    signal?: AbortSignal,
  ): Promise<readonly EncodedImage[]>;
  /** As WebP in this width, or its own where it is narrower. */
  narrow(bytes: Uint8Array, width: number): Promise<Uint8Array>;
}

export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface TypesetProject {
  /** Path of the main file within files. */
  readonly main: string;
  /** Text or bytes by relative path. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

export interface TypesetResult {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** For instance 'Typst 0.13' or 'pdfTeX (TeX Live 2022)': stated wherever the PDF is offered. */
  readonly engine: string;
}

export interface Typesetter {
  typst(project: TypesetProject, signal?: AbortSignal): Promise<TypesetResult>;
  /** null where no TeX is installed. */
  readonly latex: null | ((project: TypesetProject, signal?: AbortSignal) => Promise<TypesetResult>);
}

/**
 * A file that is made from a stored result when somebody downloads it. The same result and facts give the same bytes:
 * an engine has no clock, so the day of making comes with the call.
 */
export interface ResultExport<Result = never> {
  readonly contentType: string;
  readonly extension: string;
  make(result: Result, ports: EnginePorts, facts: ExportFacts): Promise<Uint8Array>;
  /** Whether a result downloads in this form; absent: every one does. */
  serves?(result: Result): boolean;
}

export interface ExportFacts {
  /** Of the stored result: names what programs recognize again, such as the events of a calendar. */
  readonly id: string;
  /** When the result was stored. */
  readonly createdAt: Date;
  /** The day on which the file is made (YYYY-MM-DD): what is current and what comes next depend on it. */
  readonly today: string;
  /** A file that the run left beside its result. */
  file(name: string): Promise<Uint8Array>;
}

/** The step cannot be done now, through nobody's fault: the run goes to the end of the line and is charged nothing for it. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** A failure that the person caused and can mend; its message is shown as it stands, and the run is not retried. */
export class InputError extends Error {
  readonly code: string;
  constructor(message: string, code = 'invalid_input') {
    super(message);
    this.name = 'InputError';
    this.code = code;
  }
}
