import type { DeployConnection } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Select } from '@stroomwerk/ui-kit';
import { Server } from 'lucide-react';
import { refusalTexts } from '../refusal-texts.js';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';
import { Says } from './Says.js';

interface ChooseN8nProps {
  readonly connections: readonly DeployConnection[];
  readonly onChoose: (id: string) => void;
}

/** Where there are several and none was chosen before: one press each. */
export function ChooseN8n({ connections, onChoose }: ChooseN8nProps) {
  const { choose: t } = useTexts(refusalTexts);
  const { testN8n } = useTexts(deployTexts);
  return (
    <Says
      tone="new"
      title={t.title}
      acts={connections.map(({ id, name, purpose }) => (
        <Button key={id} icon={<Server size={16} aria-hidden="true" />} onClick={() => onChoose(id)}>
          {purpose === 'test' ? testN8n(name) : name}
        </Button>
      ))}
    >
      <p>{t.text}</p>
    </Says>
  );
}

/** In the header, where there are several. */
export function N8nSelect({
  connections,
  onChoose,
  chosen,
  label,
}: ChooseN8nProps & { readonly chosen: string; readonly label?: string }) {
  const t = useTexts(deployTexts);
  return (
    <div className={css.instance}>
      <Server size={16} aria-hidden="true" />
      <span aria-hidden="true">n8n</span>
      <Select
        aria-label={label ?? t.instance}
        size="sm"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        options={connections.map(({ id, name, purpose }) => ({
          value: id,
          label: purpose === 'test' ? t.testN8n(name) : name,
        }))}
      />
    </div>
  );
}
