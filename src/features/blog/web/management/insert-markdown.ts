/**
 * Adds Markdown to the selection as one step of the browser's own undo: inline marks around it, line marks before each
 * of its lines.
 */
export function insertMarkdown(field: HTMLTextAreaElement, mark: Mark): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (mark.line !== undefined) {
    const first = value.lastIndexOf('\n', start - 1) + 1;
    const lines = value.slice(first, end).split('\n');
    const text = lines.map((line, index) => `${mark.line === '1. ' ? `${index + 1}. ` : mark.line}${line}`).join('\n');
    replace(field, first, end, text);
    field.setSelectionRange(first + text.length, first + text.length);
    return;
  }
  const { before, after, placeholder } = mark;
  const selected = value.slice(start, end) || placeholder;
  replace(field, start, end, `${before}${selected}${after}`);
  field.setSelectionRange(start + before.length, start + before.length + selected.length);
}

export type Mark =
  | { readonly line: string; readonly before?: undefined }
  | { readonly line?: undefined; readonly before: string; readonly after: string; readonly placeholder: string };

function replace(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  // The only way to change a field that the browser's undo supports; in browsers without it, the text is inserted
  // without undo.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
