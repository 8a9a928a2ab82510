import { createToasts, type ToastAction } from './toast-queue.ts';

/** Says something in the corner, once: `toast.success('File deleted successfully')`. */
export const toast = {
  success: (message: string, action?: ToastAction) => toasts.show('success', message, action),
  error: (message: string) => toasts.show('error', message),
  info: (message: string) => toasts.show('info', message),
  warning: (message: string) => toasts.show('warning', message),
};

/** The queue behind `toast`, drawn by ui/toaster.tsx. */
export const toasts = createToasts();
