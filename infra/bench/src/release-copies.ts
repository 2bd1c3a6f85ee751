import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, type EndpointInput, urlOf } from '@stroomwerk/contracts';
import {
  blobName,
  listReleases,
  missingBlobs,
  movePointer,
  publishRelease,
  putBlob,
  type ReleaseList,
  releaseDetails,
} from '@stroomwerk/contracts/releases';
import { opsToken } from '@stroomwerk/release';
import { call } from './people.js';
import type { ScratchPlatform } from './scratch-platform.js';

/** Somebody of ops, as the command line is: signs in anew for each call, since a token lives five minutes. */
export class Releaser {
  private readonly dataDir: string;

  constructor(private readonly platform: ScratchPlatform) {
    if (!platform.own) throw new Error('this needs a platform of its own');
    this.dataDir = platform.own.dataDir;
  }

  token = (): Promise<string> => opsToken({ dataDir: this.dataDir, publicUrl: this.platform.url });

  call = async <I extends EndpointInput, O>(target: Endpoint<I, O>, input: I): Promise<O> =>
    call(this.platform.url, target, input, await this.token());

  list = (remote: string): Promise<ReleaseList> => this.call(listReleases, { params: { remote } });

  /** Publishes the stable release's files once more under another version, over the wire as a pipeline does. */
  async publishCopy(remote: string, version: string): Promise<string> {
    const { stable } = await this.list(remote);
    if (stable === null) throw new Error(`${remote} has no stable release`);
    const { manifest } = await this.call(releaseDetails, { params: { remote, version: stable } });
    const hashes = Object.values(manifest.files).map(({ integrity }) => integrity);
    const { missing } = await this.call(missingBlobs, { params: { remote }, body: { hashes } });
    for (const [file, { integrity }] of Object.entries(manifest.files))
      if (missing.includes(integrity))
        await this.putBlob(remote, integrity, this.fileOf(remote, stable, file));
    await this.call(publishRelease, {
      params: { remote },
      body: {
        manifest: { ...manifest, version },
        notes: `A copy of ${stable}, to measure with`,
        built_here: true,
      },
    });
    return version;
  }

  /** Gets the move of a pointer ready, from where it stands. @returns sends the order, and nothing else */
  async order(
    remote: string,
    channel: 'stable' | 'canary',
    to: { readonly version: string | null; readonly percent?: number },
  ): Promise<() => Promise<unknown>> {
    const known = await this.list(remote);
    const expected_version = channel === 'stable' ? known.stable : (known.canary?.version ?? null);
    const token = await this.token();
    const body = { ...to, expected_version, reason: 'npm run bench' };
    return () => call(this.platform.url, movePointer, { params: { remote, channel }, body }, token);
  }

  private fileOf = (remote: string, version: string, file: string): Buffer =>
    readFileSync(join(this.dataDir, 'releases', remote, version, file));

  private async putBlob(remote: string, integrity: string, content: Buffer): Promise<void> {
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (found !== integrity) throw new Error(`a file of ${remote} is not the one that was published`);
    const response = await fetch(
      this.platform.url + urlOf(putBlob, { params: { remote, hash: blobName(integrity) } }),
      {
        method: putBlob.method,
        headers: {
          'content-type': 'application/octet-stream',
          authorization: `Bearer ${await this.token()}`,
        },
        body: new Uint8Array(content),
      },
    );
    if (!response.ok) throw new Error(`a file was refused: ${response.status} ${await response.text()}`);
  }
}
