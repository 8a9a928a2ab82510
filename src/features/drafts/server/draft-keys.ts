import { z } from 'zod';
import type { DraftFormat } from '#contract/draft-formats.ts';
import { draftsBucket } from '../contract/drafts.ts';

/** Keys of drafts' files. The first version has the draft's own name; later ones are in the draft's folder. */
export function zipKey(userId: string, fileName: string): string {
  return `${draftsFolder(userId)}/${fileName}`;
}

/** The preview PDF is in another folder, so that this one contains only zip files. */
export function pdfKey(userId: string, fileName: string): string {
  return `${previewsFolder(userId)}/${fileName.replace(/\.zip$/i, '.pdf')}`;
}

/** A user's folders, which contain everything stored for their drafts. */
export function foldersOf(userId: string): string[] {
  return [draftsFolder(userId), previewsFolder(userId), `versions/${userId}`];
}

export interface VersionOfDraft {
  readonly userId: string;
  readonly draftId: string;
  readonly fileName: string;
  readonly number: number;
}

export function versionKeys({ userId, draftId, fileName, number }: VersionOfDraft): { zip: string; pdf: string } {
  if (number === 1) return { zip: zipKey(userId, fileName), pdf: pdfKey(userId, fileName) };
  const stem = `${draftFolder(userId, draftId)}/v${number}`;
  return { zip: `${stem}.zip`, pdf: `${stem}.pdf` };
}

/** The name under which a browser saves a version: `sleep_2026-11-20_3f9c2a_v2.zip`. */
export function versionName(fileName: string, number: number): string {
  return number === 1 ? fileName : fileName.replace(/\.zip$/i, `_v${number}.zip`);
}

/** Contains a draft's images and the files of its later versions. */
export function draftFolder(userId: string, draftId: string): string {
  return `versions/${userId}/${draftId}`;
}

/** A version in a format other than zip; generated again for each download. */
export function exportKey(userId: string, draftId: string, number: number, format: DraftFormat): string {
  return `${draftFolder(userId, draftId)}/v${number}.${format}`;
}

/** `name` is the product's own: 'figures-fig1.png'. */
export function figureKey(userId: string, draftId: string, name: string): string {
  return `${draftFolder(userId, draftId)}/${name}`;
}

function draftsFolder(userId: string): string {
  return `${draftsBucket}/${userId}`;
}

function previewsFolder(userId: string): string {
  return `previews/${userId}`;
}

/** Names of a draft's images by their paths in it, as draft_inputs stores them. */
export function readFigures(stored: unknown): Record<string, string> {
  return z.record(z.string(), z.string()).parse(stored);
}
