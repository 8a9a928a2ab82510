/**
 * Some converters write the quotation marks, dashes and bullets of Windows-1252 as the control characters U+0080 to
 * U+009F, which no text contains. Returns the characters that they represent.
 */
export function printedMarks(text: string): string {
  return text.replace(marks, (mark) => windows1252.decode(Uint8Array.of(mark.charCodeAt(0))));
}

const marks = /[\u0080-\u009f]/g;
const windows1252 = new TextDecoder('windows-1252');
