import { onlyNew } from '../dsl/core.js';
import { everyMinutes } from '../dsl/triggers.js';
import type { FileStore, Source } from '../kit/ports.js';
import { boxStore, driveStore, dropboxStore, oneDriveStore, sharePointStore } from './cloud-drives.js';
import { awsS3Store, azureStore, gcsStore, nextcloudStore, s3Store, sftpStore } from './storage-servers.js';

export * from './cloud-drives.js';
export * from './storage-servers.js';

/** Every place for files. */
export const fileStores: readonly FileStore[] = [
  driveStore,
  oneDriveStore,
  dropboxStore,
  sharePointStore,
  awsS3Store,
  nextcloudStore,
  sftpStore,
  boxStore,
  s3Store,
  gcsStore,
  azureStore,
];

type With<K extends keyof FileStore> = FileStore & Required<Pick<FileStore, K>>;
const having =
  <K extends keyof FileStore>(...keys: K[]) =>
  (store: FileStore): store is With<K> =>
    keys.every((key) => store[key] !== undefined);

/** Stores that hold files where a colleague opens them. */
export const sharedDrives: readonly FileStore[] = [
  driveStore,
  oneDriveStore,
  dropboxStore,
  sharePointStore,
  boxStore,
  nextcloudStore,
];
/** Stores whose own trigger tells of a new file. */
export const fileDrops: readonly With<'newFile'>[] = fileStores.filter(having('newFile'));
/** Stores whose files can be listed and fetched. */
export const fileLists: readonly With<'files' | 'download'>[] = fileStores.filter(
  having('files', 'download'),
);

const lastName = (nodes: readonly { name: string }[]) => nodes.at(-1)?.name ?? '';

/** Looks into a folder every quarter of an hour and fetches each file once: for stores without a trigger. */
export const watchedFolders: readonly Source<'file'>[] = fileLists
  .filter((store) => store.newFile === undefined)
  .map((store) => ({
    app: store.app,
    setup: store.setup ?? [],
    event: {
      nl: `er een nieuw bestand bij ${store.app.label} staat`,
      en: `a new file is found at ${store.app.label}`,
    },
    nodes: (name) => {
      const list = store.files.nodes(`${name}: map lezen`);
      const id = store.files.fields.id.replace(/\$json\b/, `$('${lastName(list)}').item.json`);
      return [
        everyMinutes(name, 15),
        ...list,
        onlyNew(`${name}: nog niet gezien`, `={{ ${store.files.fields.id} }}`),
        store.download(`${name}: ophalen`, `={{ ${id} }}`),
      ];
    },
    fields: store.files.fields,
  }));
