import { type ComponentType, createContext } from 'react';

/** Parts of the frame that slices provide, lazily loaded; the root passes them, because the platform imports no slice. */
export const FrameParts = createContext<{
  /** Below the sidebar's entries. */
  readonly MemberShortcuts?: ComponentType<{ readonly wide: boolean }>;
}>({});
