import { Copy, Landmark, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  CommandList,
  CommandPalette,
  ConfirmDialog,
  Dialog,
  Drawer,
  Field,
  Input,
  Menu,
  Tooltip,
  useCommandShortcut,
  useToast,
} from '../index.js';
import { Cell } from './Cell.js';
import css from './Gallery.module.css';

const ITEMS = [
  {
    id: '1',
    label: 'Facturen uit de mailbox boeken',
    hint: 'workflow',
    icon: <Landmark aria-hidden="true" />,
  },
  { id: '2', label: 'Urenstaat naar factuur', hint: 'workflow', icon: <Landmark aria-hidden="true" /> },
  { id: '3', label: 'Mijn facturen', hint: 'pagina', icon: <Wallet aria-hidden="true" /> },
];
const none = () => undefined;

/** Dialogs, drawer, menu, palette, messages: each behind the button that opens it. */
export function Overlays() {
  const [open, setOpen] = useState<'form' | 'confirm' | 'drawer' | 'palette' | null>(null);
  const toast = useToast();
  const close = () => setOpen(null);
  useCommandShortcut(() => setOpen('palette'));
  return (
    <>
      <Cell name="dialoog, vraag, lade, palet">
        <div className="row-wrap">
          <Button onClick={() => setOpen('form')}>Dialoog</Button>
          <Button variant="dangerOutline" onClick={() => setOpen('confirm')}>
            Vraag
          </Button>
          <Button onClick={() => setOpen('drawer')}>Lade</Button>
          <Button onClick={() => setOpen('palette')}>Palet</Button>
        </div>
        <Dialog
          open={open === 'form'}
          onClose={close}
          title="Automatisering wijzigen"
          actions={
            <>
              <Button onClick={close}>Annuleren</Button>
              <Button variant="primary" onClick={close}>
                Opslaan
              </Button>
            </>
          }
        >
          <Field label="Naam" hint="Alleen jij ziet deze naam">
            <Input defaultValue="Facturen uit de mailbox boeken" />
          </Field>
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          title="Automatisering verwijderen?"
          confirmLabel="Verwijderen"
          danger
          onCancel={close}
          onConfirm={close}
        >
          Leads verrijken en toewijzen stopt meteen. De workflow in je n8n blijft bestaan.
        </ConfirmDialog>
        <Drawer
          open={open === 'drawer'}
          onClose={close}
          title="Filters"
          footer={
            <Button variant="primary" size="lg" full onClick={close}>
              Toon 97 workflows
            </Button>
          }
        >
          <Checkbox label="Webhook" defaultChecked />
          <Checkbox label="Scheduled" />
        </Drawer>
        <CommandPalette open={open === 'palette'} onClose={close} items={ITEMS} onSelect={close} />
      </Cell>
      <Cell name="menu, tooltip, melding">
        <div className="row-wrap">
          <Menu
            label="Handelingen"
            trigger={<Button>Handelingen</Button>}
            header={<b>Release 1.4.0</b>}
            items={[
              {
                id: 'view',
                label: 'Bekijken',
                icon: <Wallet aria-hidden="true" />,
                href: '#bekijken',
                current: true,
              },
              { id: 'copy', label: 'Kopiëren', icon: <Copy aria-hidden="true" />, onSelect: none },
              { id: 'off', label: 'Uitgeschakeld', onSelect: none, disabled: true },
              {
                id: 'away',
                label: 'Verwijderen',
                icon: <Trash2 aria-hidden="true" />,
                onSelect: none,
                danger: true,
                divided: true,
              },
            ]}
          />
          <Tooltip text="Voorbeeldcijfer. Het wordt echt zodra er eigen metingen zijn.">
            <Button>Wijs mij aan</Button>
          </Tooltip>
          <Button onClick={() => toast.show('Referral link gekopieerd!')}>Melding</Button>
          <Button
            onClick={() =>
              toast.show({
                text: 'Opslaan lukte niet. Je wijziging staat nog in het formulier.',
                tone: 'error',
                action: { label: 'Opnieuw', onSelect: none },
              })
            }
          >
            Foutmelding
          </Button>
        </div>
      </Cell>
      <Cell name="het palet van binnen">
        <div className={css.float}>
          <CommandList items={ITEMS} onSelect={none} initialQuery="fact" />
        </div>
      </Cell>
      <Cell name="niets gevonden">
        <div className={css.float}>
          <CommandList items={ITEMS} onSelect={none} initialQuery="zzz" placeholder="Zoek een workflow" />
        </div>
      </Cell>
    </>
  );
}
