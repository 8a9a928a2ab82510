/** The product builds the keys; this is the last check in case one was built incorrectly. */
export function checkedKey(key: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9/_.-]*$/.test(key) || key.split('/').some((part) => part === '' || /^\.+$/.test(part))) {
    throw new Error('a file key has characters that no key has');
  }
  return key;
}
