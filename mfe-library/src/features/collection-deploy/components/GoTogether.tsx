import type { CollectionDeployWorkflow, DeployConnection } from '@stroomwerk/contracts/library';
import { useBrand, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Notice } from '@stroomwerk/ui-kit';
import { Info, ListChecks, Lock, Rocket, Server, TriangleAlert } from 'lucide-react';
import deployCss from '../../deploy/components/Deploy.module.css';
import { Fact } from '../../deploy/components/Go.js';
import { release } from '../../deploy/model/view.js';
import { deployTexts } from '../../deploy/texts.js';
import { collectionDeployTexts } from '../texts.js';

interface GoTogetherProps {
  readonly chosen: readonly CollectionDeployWorkflow[];
  readonly connection: DeployConnection;
  /** Why the button waits, in words. */
  readonly waits: string | undefined;
  readonly busy: boolean;
  readonly failure: string | undefined;
}

/** What the one button does, and the button. */
export function GoTogether({ chosen, connection, waits, busy, failure }: GoTogetherProps) {
  const t = useTexts(collectionDeployTexts);
  const one = useTexts(deployTexts);
  const format = useFormat();
  const brand = useBrand();
  const { name, n8n_version: version } = connection;
  const button = t.button(format.number(chosen.length), name);
  return (
    <div className={deployCss.column}>
      <h2 className="h3">{t.go}</h2>
      <ul className={deployCss.facts}>
        <Fact icon={<Server size={16} aria-hidden="true" />}>
          {t.goesTo} <b>{name}</b>
          {version === null ? '' : ` (${one.version(release(version))})`}, {t.tagged(brand.name)}
        </Fact>
        {chosen.some(({ adds_error_path: adds }) => adds) ? (
          <Fact icon={<TriangleAlert size={16} aria-hidden="true" />}>{t.errorPath}</Fact>
        ) : null}
        <Fact icon={<ListChecks size={16} aria-hidden="true" />}>{t.each}</Fact>
        <Fact icon={<Lock size={16} aria-hidden="true" />}>{t.keys}</Fact>
      </ul>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button
        type="submit"
        size="lg"
        full
        {...(waits === undefined
          ? { variant: 'primary' as const, icon: <Rocket size={16} aria-hidden="true" /> }
          : { disabledReason: waits })}
        busy={busy}
        busyText={t.sending}
      >
        <span className={deployCss.buttonText}>{button}</span>
      </Button>
      {waits === undefined ? (
        <p className="caption">{t.undoable}</p>
      ) : (
        <p className={deployCss.waits} role="status">
          <Info size={14} aria-hidden="true" />
          <span>{waits}</span>
        </p>
      )}
    </div>
  );
}
