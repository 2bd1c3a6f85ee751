import type { DeployConnection, DeployForm, PublicWorkflowDetail } from '@stroomwerk/contracts/library';
import { useBrand, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Kbd, Notice } from '@stroomwerk/ui-kit';
import { Clock, FlaskConical, Info, Lock, Rocket, Server, Timer, TriangleAlert, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { release } from '../model/view.js';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';

interface GoProps {
  readonly form: DeployForm;
  readonly connection: DeployConnection;
  readonly trigger: PublicWorkflowDetail['trigger_type'] | undefined;
  /** It is placed beside one that is there. */
  readonly again?: boolean;
  /** Apps whose account is not there yet: the button waits for them. */
  readonly waitsFor: readonly string[];
  readonly busy: boolean;
  readonly failure: string | undefined;
}

/** What the button does, and the button. */
export function Go({ form, connection, trigger, again = false, waitsFor, busy, failure }: GoProps) {
  const t = useTexts(deployTexts);
  const button = form.starts_itself ? t.button(connection.name) : t.buttonByHand(connection.name);
  const enters = form.values.length > 0 && form.values.at(-1)?.kind !== 'list';
  return (
    <div className={css.column}>
      <h2 className="h3">{form.starts_itself ? t.go : t.goByHand}</h2>
      <Facts form={form} connection={connection} trigger={trigger} again={again} />
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {waitsFor.length === 0 ? (
        <>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            full
            icon={<Rocket size={16} aria-hidden="true" />}
            busy={busy}
            busyText={t.sending}
          >
            <span className={css.buttonText}>{button}</span>
          </Button>
          <p className="caption">
            {enters ? (
              <>
                {t.or} <Kbd>{t.key}</Kbd> {t.enter}
              </>
            ) : (
              t.undoable
            )}
          </p>
        </>
      ) : (
        <>
          <Button type="submit" size="lg" full disabledReason={t.waits(waitsFor)}>
            <span className={css.buttonText}>{button}</span>
          </Button>
          <p className={css.waits} role="status">
            <Info size={14} aria-hidden="true" />
            <span>{t.waits(waitsFor)}</span>
          </p>
        </>
      )}
    </div>
  );
}

function Facts({
  form,
  connection,
  trigger,
  again,
}: Pick<GoProps, 'form' | 'connection' | 'trigger' | 'again'>) {
  const t = useTexts(deployTexts);
  const format = useFormat();
  const brand = useBrand();
  const { n8n_version: version } = connection;
  const minutes = form.workflow.minutes_saved;
  return (
    <ul className={css.facts}>
      <Fact icon={<Server size={16} aria-hidden="true" />}>
        {t.goesTo} <b>{connection.name}</b>
        {version === null ? '' : ` (${t.version(release(version))})`}, {t.tagged(brand.name)}
      </Fact>
      {connection.purpose === 'test' ? (
        <Fact icon={<FlaskConical size={16} aria-hidden="true" />}>{t.onTest}</Fact>
      ) : null}
      <Fact icon={<Clock size={16} aria-hidden="true" />}>
        {form.starts_itself ? t.starts[trigger ?? 'Manual'] : t.startsByHand}
      </Fact>
      {again && trigger === 'Webhook' ? (
        <Fact icon={<Webhook size={16} aria-hidden="true" />}>{t.ownPath}</Fact>
      ) : null}
      {minutes > 0 ? (
        <Fact icon={<Timer size={16} aria-hidden="true" />}>{t.saves(format.number(minutes))}</Fact>
      ) : null}
      {form.adds_error_path ? (
        <Fact icon={<TriangleAlert size={16} aria-hidden="true" />}>{t.errorPath}</Fact>
      ) : null}
      <Fact icon={<Lock size={16} aria-hidden="true" />}>{t.keys}</Fact>
    </ul>
  );
}

/** One thing that the button does. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
