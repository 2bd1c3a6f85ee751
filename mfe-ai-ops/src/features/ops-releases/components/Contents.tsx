import { type ReleaseContents } from '@stroomwerk/contracts/releases';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, DataTable } from '@stroomwerk/ui-kit';
import { Download } from 'lucide-react';
import { Polled } from '../../polling/components/Polled.js';
import { useReleaseContents } from '../api/useRelease.js';
import { releasesTexts } from '../texts.js';
import css from './Releases.module.css';

interface ContentsProps {
  readonly remote: string;
  readonly version: string;
}

/** What a release may change by its calls, and the packages that it brings along. */
export function Contents({ remote, version }: ContentsProps) {
  const query = useReleaseContents(remote, version);
  return <Polled query={query}>{(contents) => <Lists {...{ remote, version, contents }} />}</Polled>;
}

function Lists({ remote, version, contents }: ContentsProps & { contents: ReleaseContents }) {
  const { calls, packages, sbom } = contents;
  const t = useTexts(releasesTexts);
  const format = useFormat();
  return (
    <>
      <h3 className={css.heading}>{t.calls}</h3>
      {calls.length === 0 ? (
        <p className="muted">{t.noCalls}</p>
      ) : (
        <ul className={css.calls}>
          {calls.map((call) => (
            <li key={call}>
              <code>{call}</code>
            </li>
          ))}
        </ul>
      )}
      <h3 className={css.heading}>
        {packages === null ? t.packages : t.packagesOf(format.number(packages.length))}
      </h3>
      {packages === null ? (
        <p className="muted">{t.noPackages}</p>
      ) : (
        <DataTable
          caption={t.packages}
          density="compact"
          columns={[
            { key: 'name', header: t.packageColumns.name, cell: ({ name }) => name },
            { key: 'version', header: t.columns.version, cell: ({ version: of }) => of },
            {
              key: 'licence',
              header: t.packageColumns.licence,
              cell: ({ licenses }) => licenses.join(', ') || t.noLicence,
            },
          ]}
          rows={packages}
          rowKey={({ name, version: of }) => `${name}@${of}`}
          empty={<p className="muted">{t.bundlesNothing}</p>}
        />
      )}
      {sbom !== null && (
        <p>
          <Button
            size="sm"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => save(sbom, `${remote}-${version}.cdx.json`)}
          >
            {t.downloadSbom}
          </Button>
        </p>
      )}
    </>
  );
}

/** Hands a document to the browser as a file. */
function save(content: object, name: string): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/vnd.cyclonedx+json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
