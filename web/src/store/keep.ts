/** Writes what is handy but not vital. A full or forbidden storage must not stop anybody from playing. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
