import type { DeployForm } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { refusalTexts } from '../refusal-texts.js';
import { deployTexts } from '../texts.js';
import { NewTab } from './NewTab.js';
import { Says } from './Says.js';

interface ExistingProps {
  readonly existing: NonNullable<DeployForm['existing']>;
  readonly n8n: string;
  readonly onAgain: () => void;
}

/** The workflow is in this n8n already: to it, or placed beside it once more. */
export function Existing({
  existing: { automation_id: id, name, n8n_url: url },
  n8n,
  onAgain,
}: ExistingProps) {
  const { existing: t } = useTexts(refusalTexts);
  const { newTab } = useTexts(deployTexts);
  return (
    <Says
      tone="good"
      title={t.title(n8n)}
      acts={
        <>
          <Button variant="quiet" onClick={onAgain}>
            {t.again}
          </Button>
          <LinkButton href={url} target="_blank" rel="noreferrer" iconEnd={<NewTab words={newTab} />}>
            {t.open}
          </LinkButton>
          <LinkButton variant="primary" component={Link} to={`/dashboard/automations/${id}`}>
            {t.see}
          </LinkButton>
        </>
      }
    >
      <p>{t.text(name)}</p>
    </Says>
  );
}
