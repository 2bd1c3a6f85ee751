import type { AlertPage } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Panel, PanelItems, useToast } from '@stroomwerk/ui-kit';
import type { Alerts } from '../api/use-alerts.js';
import { alertTexts } from '../texts.js';
import css from './Alerts.module.css';

/** What stands still and goes down the on-call order until somebody says that they have it. */
export function OpenPages({
  pages,
  acknowledge,
}: { pages: readonly AlertPage[] } & Pick<Alerts, 'acknowledge'>) {
  const t = useTexts(alertTexts);
  const format = useFormat();
  const { show } = useToast();
  if (pages.length === 0) return null;
  return (
    <Panel flush title={t.pages}>
      <PanelItems>
        {pages.map(({ id, kind, automation: { name }, since }) => (
          <li key={id} className={css.row}>
            <div className={css.rowText}>
              <h3 className="h3">{t.pageOf(name)}</h3>
              <p className={css.soft}>
                {t.kinds[kind]} · {format.relative(since)}
              </p>
            </div>
            <Button
              size="sm"
              variant="primary"
              aria-label={t.haveOf(name)}
              busy={acknowledge.isPending && acknowledge.variables.params.id === id}
              onClick={() =>
                acknowledge.mutate(
                  { params: { id } },
                  {
                    onSuccess: () => show(t.haveDone),
                    onError: ({ detail }) => show({ text: detail, tone: 'error' }),
                  },
                )
              }
            >
              {t.have}
            </Button>
          </li>
        ))}
      </PanelItems>
    </Panel>
  );
}
