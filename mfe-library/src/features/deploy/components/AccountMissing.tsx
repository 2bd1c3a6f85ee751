import type { DeployConnection } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton } from '@stroomwerk/ui-kit';
import { CircleDashed, RefreshCw } from 'lucide-react';
import { credentialsPage } from '../model/accounts.js';
import { withSeconds } from '../model/view.js';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';
import { NewTab } from './NewTab.js';

/** How the page looks for what is missing. */
export interface Looking {
  /** Milliseconds since 1970 of the last look that worked. */
  readonly at: number;
  readonly failed: boolean;
  readonly now: () => Promise<unknown>;
  /** Somebody pressed the button for it. */
  readonly busy: boolean;
  /** Another n8n was chosen, and what it has is not here yet. */
  readonly switching: boolean;
}

interface AccountMissingProps {
  readonly app: string;
  /** What n8n calls accounts of this kind. */
  readonly type: string;
  readonly connection: DeployConnection;
  readonly looking: Looking;
}

/** An account that is made in n8n, which we cannot do: the way there, and when we last looked. */
export function AccountMissing({ app, type, connection, looking }: AccountMissingProps) {
  const t = useTexts(deployTexts);
  const format = useFormat();
  const time = withSeconds(format.time(new Date(looking.at).toISOString()), looking.at);
  return (
    <>
      <p className={css.small}>{t.missing(connection.name)}</p>
      <p className={css.toMake}>
        <CircleDashed size={16} aria-hidden="true" />
        <span>{t.make(app)}</span>
      </p>
      <p className="caption">
        {t.kind} <code>{type}</code>
      </p>
      <div className="row-wrap">
        <LinkButton
          size="sm"
          variant="primary"
          href={credentialsPage(connection.address)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t.openFor(app)} (${t.newTab})`}
          iconEnd={<NewTab words={t.newTab} />}
        >
          {t.open}
        </LinkButton>
        <Button
          size="sm"
          icon={<RefreshCw size={14} aria-hidden="true" />}
          busy={looking.busy}
          onClick={() => void looking.now()}
        >
          {t.again}
        </Button>
      </div>
      <p className="caption">{looking.failed ? t.lookFailed(time) : t.looked(time)}</p>
    </>
  );
}
