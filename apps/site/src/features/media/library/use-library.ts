import type { Library, LibraryItem, UploadKind } from '@footlight/contract';
import type { LibraryItemTerms } from '@footlight/studio-widgets';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../shell/api/api.ts';
import { concernsMedia } from '../../../shell/api/media-keys.ts';
import { useRead } from '../../../shell/api/use-read.ts';
import { RefusedFiles, sortFiles } from './file-kind.ts';
import { concernsLibrary, libraryKey } from './library-keys.ts';
import { type UploadTask, uploadQueue } from './upload-queue.ts';

const NONE: readonly UploadTask[] = [];
const POLL_MS = 2_500;

const isWorking = (library: Library | undefined): boolean =>
  library?.items.some(({ state }) => state === 'uploaded' || state === 'processing') ?? false;

/** A file's name without its ending, as the first title of an item. */
const titleOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 120) || name.slice(0, 120);

const byId = (id: number) => ({ params: { id: String(id) } });

/** The own library, its uploads and its calls. */
export const useLibrary = (page: number, isOn: boolean) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const read = useRead(isOn ? libraryKey(page) : null, {
    keepPreviousData: true,
    refreshInterval: (library) => (isWorking(library) ? POLL_MS : 0),
  });
  const tasks = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.tasks, () => NONE);
  const [failure, setFailure] = useState<unknown>(null);
  const refresh = useCallback(() => mutate(concernsLibrary), [mutate]);
  useEffect(() => {
    const stop = uploadQueue.onDone(() => void refresh());
    return () => void stop();
  }, [refresh]);

  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setFailure(null);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      await refresh();
    }
  };
  const create = async (name: string, kind: UploadKind): Promise<number> =>
    (await api('POST /studio/media', { body: { name: titleOf(name), kind } })).item.media.id;
  const dropTasks = (fits: (task: UploadTask) => boolean) => {
    for (const task of uploadQueue.tasks().filter(fits)) uploadQueue.drop(api, task.key);
  };

  return {
    ...read,
    tasks,
    failure,
    dismiss: () => setFailure(null),
    /** Each video becomes an item, and all pictures together one. What cannot be used is not sent. */
    add: (files: readonly File[]) =>
      attempt(async () => {
        const { videos, pictures, refused, hasHeic } = await sortFiles(files);
        for (const file of videos) uploadQueue.add(api, file, { itemId: await create(file.name, 'video') });
        const [first] = pictures;
        const itemId = first && (await create(first.name, 'picture'));
        if (itemId !== undefined) for (const file of pictures) uploadQueue.add(api, file, { itemId });
        if (refused.length > 0) throw new RefusedFiles(refused, null, hasHeic);
      }),
    addTo: (itemId: number, kind: UploadKind, files: readonly File[]) =>
      attempt(async () => {
        const { videos, pictures, hasHeic } = await sortFiles(files);
        const taken = kind === 'video' ? videos : pictures;
        for (const file of taken) uploadQueue.add(api, file, { itemId });
        const refused = files.filter((file) => !taken.includes(file));
        if (refused.length > 0) throw new RefusedFiles(refused, kind, hasHeic);
      }),
    /** Continues what another visit has started. */
    continueFile: (itemId: number, fileId: string, file: File) =>
      uploadQueue.add(api, file, { itemId, fileId }),
    pause: (key: string) => uploadQueue.pause(api, key),
    resume: (key: string) => uploadQueue.resume(api, key),
    /** Stops an upload of this tab and deletes its data on the platform. */
    cancel: (key: string) =>
      attempt(async () => {
        const file = uploadQueue.tasks().find((task) => task.key === key)?.fileId;
        uploadQueue.drop(api, key);
        if (file) await api('DELETE /studio/media/file/{file}', { params: { file } });
      }),
    deleteFile: (file: string) =>
      attempt(() => api('DELETE /studio/media/file/{file}', { params: { file } })),
    deleteItem: (id: number) =>
      attempt(async () => {
        dropTasks(({ itemId }) => itemId === id);
        await api('DELETE /studio/media/{id}', byId(id));
        await mutate(concernsMedia);
      }),
    save: (item: LibraryItem, terms: LibraryItemTerms) =>
      attempt(async () => {
        await api('POST /media/item/{id}', {
          ...byId(item.media.id),
          body: {
            name: terms.name,
            token_price: terms.tokenPrice,
            fanclub_access_level: terms.fanClubLevel,
            for_sale: terms.forSale,
            is_published: terms.published,
          },
        });
        await mutate(concernsMedia);
      }),
  };
};
