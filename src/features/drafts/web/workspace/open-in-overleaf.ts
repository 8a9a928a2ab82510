/**
 * Posts a zip to Overleaf, which opens it as a new project. The zip travels in the form itself, as a data address:
 * Overleaf could not reach a signed address of a server inside a company or on this machine (overleaf.com/devs).
 */
export async function openInOverleaf(zipAddress: string): Promise<void> {
  const response = await fetch(zipAddress);
  if (!response.ok) throw new Error(`the zip was answered with ${response.status}`);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = 'https://www.overleaf.com/docs';
  form.target = '_blank';
  form.rel = 'noopener';
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'snip_uri';
  field.value = await dataAddress(new Blob([await response.arrayBuffer()], { type: 'application/zip' }));
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
