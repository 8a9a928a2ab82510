import { createToasts, type ToastAction } from './toast-queue.ts';

/** Shows a toast: `toast.success('File deleted successfully')`. */
export const toast = {
  success: (message: string, action?: ToastAction) => toasts.show('success', message, action),
  error: (message: string) => toasts.show('error', message),
  info: (message: string) => toasts.show('info', message),
  warning: (message: string) => toasts.show('warning', message),
};

/** The queue of `toast`, rendered by ui/toaster.tsx. */
export const toasts = createToasts();
