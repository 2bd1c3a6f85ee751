import { type AlertKind, type AlertSettings, alertKinds } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Notice, Panel, Switch, scrolledByKeyboard, VisuallyHidden } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useTakesAlertMail } from '../api/use-offer.js';
import type { Place } from '../model/change.js';
import { alertTexts } from '../texts.js';
import css from './Alerts.module.css';

/** A row for each kind, a switch for each channel. */
export function AlertMatrix({
  settings,
  onSwitch,
}: {
  settings: AlertSettings;
  onSwitch: (place: Place, kind: AlertKind, on: boolean) => void;
}) {
  const t = useTexts(alertTexts);
  const takesMail = useTakesAlertMail();
  const columns: { place: Place; name: string; kinds: readonly AlertKind[]; off: boolean }[] = [
    { place: 'mail', name: t.mail, kinds: settings.mail, off: false },
    ...settings.channels.map(({ id, name, kinds, in_plan }) => ({ place: id, name, kinds, off: !in_plan })),
  ];
  return (
    <Panel flush>
      {takesMail ? null : (
        <Notice
          tone="warning"
          action={
            <LinkButton size="sm" component={Link} to="/account">
              {t.mailChoices}
            </LinkButton>
          }
        >
          {t.mailOff}
        </Notice>
      )}
      <section className={css.scroll} aria-label={t.matrix} {...scrolledByKeyboard}>
        <table className={css.matrix}>
          <caption>
            <VisuallyHidden>{t.matrix}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t.what}</th>
              {columns.map(({ place, name }) => (
                <th key={place} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {alertKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">
                  {t.kinds[kind]}
                  <span className={css.about}>{t.about[kind]}</span>
                </th>
                {columns.map(({ place, name, kinds, off }) => (
                  <td key={place}>
                    <Switch
                      label={<VisuallyHidden>{`${t.kinds[kind]}: ${name}`}</VisuallyHidden>}
                      checked={kinds.includes(kind)}
                      disabled={off}
                      onChange={({ target }) => onSwitch(place, kind, target.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}
