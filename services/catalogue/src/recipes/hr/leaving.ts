import { chats } from '../../apps/chats.js';
import { directories, listedDirectories } from '../../apps/directories.js';
import { hrSystems } from '../../apps/hr.js';
import { mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  both,
  code,
  combine,
  everyMonths,
  form,
  from,
  gather,
  only,
  pause,
  pauseUntil,
  reads,
  recipe,
  set,
  sideBySide,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const uitDienst = recipe({
  id: 'leaver',
  category: 'hr',
  tags: ['offboarding', 'accounts', 'uit dienst'],
  saves: {
    minutes: 50,
    nl: 'HR mailt IT, facilitair en salaris en controleert op de laatste dag of alles dicht is.',
    en: 'HR mails IT, facilities and payroll and checks on the last day whether everything is closed.',
  },
  variants: combine(
    { directory: directories, task: taskApps, chat: chats, mailer: mailers, table: tables },
    { take: 10, apart: ['directory', 'task'] },
  ),
  build: ({ directory, task, chat, mailer, table }) => {
    const f = (field: string) => from('Uit dienst', field);
    const g = (field: string) => `{{ $('Uit dienst').first().json.${field} }}`;
    return {
      name: both(
        `Offboarding: ${directory.app.label}-account dicht op de laatste werkdag, overdracht in ${task.app.label}`,
        `Offboarding: close the ${directory.app.label} account on the last day, handover in ${task.app.label}`,
      ),
      description: both(
        `HR vult één formulier in. De overdracht staat direct in ${task.app.label}, op de laatste werkdag sluit het account in ${directory.app.label} en in ${chat.app.label} staat wat gelukt is.`,
        `HR fills in one form. The handover is in ${task.app.label} at once, on the last working day the ${directory.app.label} account is closed and ${chat.app.label} shows what succeeded.`,
      ),
      benefit: both('Niemand die weg is, kan nog ergens bij.', 'Nobody who left can still get in.'),
      uses: [
        [directory, both('sluit het account', 'closes the account')],
        [task, both('verdeelt de overdracht', 'divides the handover')],
        [chat, both('meldt het verloop', 'reports progress')],
        [mailer, both('informeert de vertrekkende collega', 'informs the leaving colleague')],
        [table, both('bewaart wat er gebeurd is', 'records what happened')],
      ],
      setup: [
        both(
          'Pas in "Verdeel de overdracht" aan wie wat doet.',
          'In "Verdeel de overdracht" adapt who does what.',
        ),
        both(
          'Bewaar mailbox en bestanden zo lang als je bewaarbeleid zegt.',
          'Keep mailbox and files as long as your retention policy says.',
        ),
      ],
      notes: [
        {
          over: ['Verdeel de overdracht', 'Maak de taak'],
          text: '## Meteen\nDe taken staan er zodra HR het formulier verstuurt.',
        },
        {
          over: ['Wacht tot de laatste dag', 'Sluit het account', 'Zet in het dossier'],
          text: '## Op de laatste dag\nDe run slaapt tot 18:00 uur op de laatste werkdag en sluit dan pas het account.',
        },
      ],
      nodes: [
        form('Uit dienst', 'Collega gaat uit dienst', 'Vul in wie er weggaat en wanneer.', [
          ['naam', 'Naam'],
          ['email', 'Zakelijk e-mailadres', 'email'],
          ['prive?', 'Privé-e-mailadres', 'email'],
          ['laatste_dag', 'Laatste werkdag', 'date'],
          ['leiding', 'E-mail van de leidinggevende', 'email'],
          ['reden', 'Reden', 'dropdown', ['Eigen keuze', 'Einde contract', 'Pensioen', 'Anders']],
        ]),
        code(
          'Verdeel de overdracht',
          `
const { naam, laatste_dag } = $input.first().json;
const dag = DateTime.fromISO(laatste_dag);
return [['Overdracht van lopend werk', 5], ['Spullen en sleutels inleveren', 0], ['Eindafrekening en vakantiedagen', -3], ['Klanten informeren', 10]]
  .map(([wat, ervoor]) => ({ json: { wat: wat + ': ' + naam, uiterlijk: dag.minus({ days: ervoor }).toISODate() } }));`,
        ),
        task.create('Maak de taak', {
          title: '={{ $json.wat }}',
          description: 'Hoort bij een vertrekkende collega.',
          due: '={{ $json.uiterlijk }}',
        }),
        when('Is er een privéadres?', [['={{ $json.prive }}', 'filled']]),
        mailer.send(
          'Leg uit hoe het gaat',
          only(f('prive')),
          'Je laatste weken bij ons',
          t`Beste ${f('naam')},<br><br>Op ${f('laatste_dag')} is je laatste werkdag. Die avond sluit je account. Zet vóór die tijd privébestanden over en lever je spullen in.`,
        ),
        mailer.send(
          'Licht de leidinggevende in',
          only(f('leiding')),
          t`${f('naam')} gaat uit dienst`,
          t`Op ${f('laatste_dag')} is de laatste werkdag van ${f('naam')}. De taken voor de overdracht staan in ${task.app.label}.`,
        ),
        pauseUntil(
          'Wacht tot de laatste dag',
          "={{ DateTime.fromISO($('Uit dienst').first().json.laatste_dag).set({ hour: 18 }).toISO() }}",
        ),
        withErrorBranch(directory.disable('Sluit het account', t`${g('email')}`)),
        set('Account dicht', { uitkomst: 'Account gesloten' }),
        set('Account nog open', { uitkomst: 'Sluiten mislukt' }),
        chat.post(
          'Roep IT',
          t`Het account van ${g('naam')} (${g('email')}) kon niet worden gesloten. Doe het nu met de hand.`,
        ),
        append('Uitkomst bekend', 2),
        table.append('Zet in het dossier', 'Uit dienst', {
          Naam: t`${g('naam')}`,
          Datum: t`${g('laatste_dag')}`,
          Reden: t`${g('reden')}`,
          Uitkomst: '={{ $json.uitkomst }}',
        }),
        chat.post(
          'Meld het resultaat',
          t`Offboarding van ${g('naam')}: ${"{{ $('Uitkomst bekend').first().json.uitkomst }}"}.`,
        ),
        pause('Een maand later', 30, 'days'),
        task.create('Ruim gegevens op', {
          title: t`Gegevens van ${g('naam')} opruimen`,
          description: 'Controleer mailbox, gedeelde mappen en licenties volgens het bewaarbeleid.',
          due: '={{ $now.plus({ days: 5 }).toISODate() }}',
        }),
      ],
      flow: [
        'Uit dienst > Verdeel de overdracht > Maak de taak',
        'Uit dienst > Licht de leidinggevende in',
        'Uit dienst > Is er een privéadres? > Leg uit hoe het gaat',
        'Uit dienst > Wacht tot de laatste dag > Sluit het account > Account dicht > Uitkomst bekend > Zet in het dossier > Meld het resultaat > Een maand later > Ruim gegevens op',
        'Sluit het account #1 > Roep IT > Account nog open > Uitkomst bekend @1',
      ],
    };
  },
});

export const slapendeAccounts = recipe({
  id: 'orphan-accounts',
  category: 'hr',
  tags: ['accounts', 'controle', 'avg'],
  saves: {
    minutes: 90,
    nl: 'IT legt elk kwartaal de personeelslijst naast de accountlijst.',
    en: 'IT compares the staff list with the account list every quarter.',
  },
  variants: combine(
    { hr: hrSystems, directory: listedDirectories, chat: chats, mailer: mailers },
    { take: 9 },
  ),
  build: ({ hr, directory, chat, mailer }) => {
    const p = reads(hr.employees, 'Lees het personeel', 'Medewerker');
    const a = reads(directory.users, 'Lees de accounts', 'Account');
    return {
      name: both(
        `Spookaccounts in ${directory.app.label} vinden met ${hr.app.label} en melden in ${chat.app.label}`,
        `Find ghost accounts in ${directory.app.label} with ${hr.app.label}, reported in ${chat.app.label}`,
      ),
      description: both(
        `Legt elke maand ${hr.employees.what.nl} naast ${directory.users.what.nl}. Accounts zonder eigenaar gaan naar ${chat.app.label}, medewerkers zonder account krijgt IT per ${mailer.app.label}.`,
        `Compares ${hr.employees.what.en} with ${directory.users.what.en} every month. Accounts without an owner go to ${chat.app.label}, employees without an account to IT by ${mailer.app.label}.`,
      ),
      benefit: both(
        'Geen spookaccounts en geen verspilde licenties.',
        'No ghost accounts and no wasted licences.',
      ),
      uses: [
        [hr, both('geeft de medewerkers', 'gives the employees')],
        [directory, both('geeft de accounts', 'gives the accounts')],
        [chat, both('krijgt de accounts zonder eigenaar', 'gets the accounts without owner')],
        [mailer, both('stuurt IT de ontbrekende accounts', 'sends IT the missing accounts')],
      ],
      setup: [
        both(
          'Vul in "Mail IT" het adres van je beheerder in.',
          'Fill in the address of your administrator in "Mail IT".',
        ),
        both(
          'Zet gedeelde postvakken in de uitzonderingen van "Vergelijk de lijsten".',
          'Put shared mailboxes among the exceptions in "Vergelijk de lijsten".',
        ),
      ],
      notes: [
        {
          over: ['Beide lijsten binnen', 'Vergelijk de lijsten'],
          text: '## Vergelijken op e-mailadres\nHoofdletters tellen niet mee. Uitzonderingen zoals info@ worden overgeslagen.',
        },
      ],
      nodes: [
        everyMonths('Elke eerste van de maand', 1, 1, 7),
        ...p.nodes,
        ...a.nodes,
        gather('Alle medewerkers', 'medewerkers'),
        gather('Alle accounts', 'accounts'),
        sideBySide('Beide lijsten binnen'),
        code(
          'Vergelijk de lijsten',
          `
const { medewerkers, accounts } = $input.first().json;
const UITZONDERINGEN = ['info@example.com', 'administratie@example.com'];
const adres = (mens) => String(mens.email || '').toLowerCase();
const bekend = new Set(medewerkers.map(adres));
const heeft = new Set(accounts.map(adres));
const wees = accounts.filter((account) => !bekend.has(adres(account)) && !UITZONDERINGEN.includes(adres(account)));
const mist = medewerkers.filter((mens) => adres(mens) && !heeft.has(adres(mens)));
return [{ json: { wees: wees.length, weeslijst: wees.map(adres).join(', '), mist: mist.length, mistlijst: mist.map((mens) => mens.name).join(', ') } }];`,
        ),
        when('Accounts zonder eigenaar?', [['={{ $json.wees }}', '>', 0]]),
        chat.post(
          'Meld de accounts',
          t`${'{{ $json.wees }}'} accounts in ${directory.app.label} horen bij niemand in ${hr.app.label}: ${'{{ $json.weeslijst }}'}`,
        ),
        when('Mensen zonder account?', [['={{ $json.mist }}', '>', 0]]),
        mailer.send(
          'Mail IT',
          'it@example.com',
          'Medewerkers zonder account',
          t`Deze ${'{{ $json.mist }}'} medewerkers staan wel in ${hr.app.label} maar hebben geen account: ${'{{ $json.mistlijst }}'}.`,
        ),
      ],
      flow: [
        `Elke eerste van de maand > ${p.path} > Alle medewerkers > Beide lijsten binnen > Vergelijk de lijsten > Accounts zonder eigenaar? > Meld de accounts`,
        `Elke eerste van de maand > ${a.path} > Alle accounts > Beide lijsten binnen @1`,
        'Vergelijk de lijsten > Mensen zonder account? > Mail IT',
      ],
    };
  },
});
