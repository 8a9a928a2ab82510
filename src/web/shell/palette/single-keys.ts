/**
 * Whether single-character shortcuts are on. People who dictate or press keys by accident can switch them off (WCAG
 * 2.1.4). Stored in this browser; without storage they are on.
 */
export const singleKeys = {
  on(): boolean {
    try {
      return localStorage.getItem(name) !== 'off';
    } catch {
      return true;
    }
  },
  switch(on: boolean): void {
    try {
      if (on) localStorage.removeItem(name);
      else localStorage.setItem(name, 'off');
    } catch {
      // In a private window, the choice lasts as long as the dialog.
    }
  },
};

const name = 'foredraft-single-keys';
