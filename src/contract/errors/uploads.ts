import type { CatalogueEntry } from './catalogue-entry.ts';

/** Uploads. */
export const uploadErrors = {
  upload_failed: { status: 400, message: 'File upload failed.' },
  too_many_uploads: {
    status: 429,
    message: 'You have uploaded too many files within an hour. Please try again later.',
  },
  upload_quota_full: {
    status: 429,
    message: 'Your earlier uploads are still being processed. Wait until a run has finished, then upload again.',
  },
  upload_infected: {
    status: 422,
    message: 'The virus scanner refused this file, so it was deleted. Nothing was charged.',
  },
  storage_full: {
    status: 507,
    message:
      "There's no room to store your file at the moment, so it wasn't accepted. Nothing was charged. Administrators have been notified; please try again later.",
  },
  storage_read_only: {
    status: 503,
    message:
      "Files can't be stored at the moment, so yours wasn't accepted. Nothing was charged. Please try again later.",
  },
  scanner_unavailable: {
    status: 503,
    message:
      "The virus scanner can't be reached, so the file wasn't accepted. Nothing was charged. Please try again in a minute.",
  },
  upload_not_found: { status: 404, message: 'The uploaded file is no longer there. Please upload it again.' },
  invalid_package: { status: 422, message: 'The research package could not be read. Please try again.' },
  invalid_image: {
    status: 422,
    message: 'Invalid image file. Only PNG and JPEG/JPG formats are supported.',
  },
  image_too_large: { status: 413, message: 'File is too large. Maximum size is 1MB.' },
  too_many_images: { status: 422, message: 'You can upload a maximum of 10 images.' },
  invalid_description: { status: 422, message: 'Please fix the errors in image descriptions before submitting.' },
  nothing_to_work_on: {
    status: 422,
    message: 'Please provide either images with descriptions or research insights (minimum 100 words).',
  },
  text_too_complex: {
    status: 422,
    message:
      'This text takes too long to process. Please shorten it or simplify its lists, tables and marks. Nothing was charged.',
  },
  invalid_text: { status: 422, message: 'The text could not be used. Please check it and try again.' },
  unreadable_image: {
    status: 422,
    message: 'One of the images is damaged and could not be opened. Please export it again and try once more.',
  },
  image_too_many_pixels: {
    status: 422,
    message:
      'One of the images has more pixels or color depth than we can process (144 megapixels at 8 bits). Please export it smaller and try again.',
  },
  image_interlaced: {
    status: 422,
    message:
      'One of the images is interlaced or progressive and larger than 20 megapixels. Please export it without interlacing or smaller, and try again.',
  },
  image_too_complex: {
    status: 422,
    message: 'One of the images needs too much memory or time to open. Please export it smaller and try again.',
  },
} as const satisfies Record<string, CatalogueEntry>;
