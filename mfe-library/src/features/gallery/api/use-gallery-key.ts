import { createGalleryKey, galleryKey, revokeGalleryKey } from '@stroomwerk/contracts/library';
import { type ApiMutationOptions, useApiMutation, useApiQuery } from '@stroomwerk/mfe-runtime';

/** The key of a member's gallery, without its secret. */
export const useGalleryKey = () => useApiQuery(galleryKey, {});

/** Makes a key, and with it ends the one before. */
export const useCreateGalleryKey = (options: ApiMutationOptions<typeof createGalleryKey>) =>
  useApiMutation(createGalleryKey, options);

/** Ends the key. */
export const useRevokeGalleryKey = (options: ApiMutationOptions<typeof revokeGalleryKey>) =>
  useApiMutation(revokeGalleryKey, options);
