import type { VersionInput, VersionParts } from './draft-editor.ts';
import type { Engine, EnginePorts, ResultExport } from './engine.ts';
import type { Tool } from './tool.ts';

/**
 * Everything that the server needs from a tool; `tools/<slug>/index.ts` exports it, and `src/tools.ts` lists the tools.
 */
export interface ToolModule<Input = never, Result = never> {
  readonly tool: Tool<Input, Result>;
  /** The built-in engine of this installation; null if something that it requires is not set up. */
  readonly build: (installation: ToolInstallation) => BuiltTool<Input> | null;
  /** Whether an external workflow may replace the engine. */
  readonly replaceable: boolean;
  readonly delivers: DeliveryName;
  /** Files that the engine stores for the delivery, by name. */
  readonly artifacts?: Readonly<Record<string, 'pdf' | 'zip'>>;
  /** Files that are generated from a stored result on download, by format ('pdf', 'docx', …). */
  readonly exports?: Readonly<Record<string, ResultExport<Result>>>;
}

export interface BuiltTool<Input> {
  readonly engine: Engine<Input>;
  /**
   * Validates an uploaded file and builds the run's input from it; throws InputError with the message to show. The
   * browser's checks are repeated here, because the file is not trusted.
   */
  readonly accept?: (upload: Uint8Array, ports: EnginePorts) => Promise<Input>;
}

/** Where results go: a draft or its version, a report of values, of a document or of a file, or only the response. */
export type DeliveryName = 'draft' | 'version' | 'report' | 'document' | 'file' | 'answer';

/** What engines need when they are created; everything else is passed in with each run. */
export interface ToolInstallation {
  readonly literature: boolean;
  /** null without a language model. */
  readonly model: { readonly runTokens: number; readonly draftSeconds: number } | null;
  readonly readVersion: (input: VersionInput) => Promise<VersionParts>;
}

/** A tool with any input and result, for lists. */
// biome-ignore lint/suspicious/noExplicitAny: input and result appear as parameter and as return value, so no other type fits every tool
export type AnyToolModule = ToolModule<any, any>;
