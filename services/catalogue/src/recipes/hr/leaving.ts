import { chats } from '../../apps/chats.js';
import { directories, listedDirectories } from '../../apps/directories.js';
import { hrSystems } from '../../apps/hr.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  append,
  both,
  code,
  combine,
  everyMonths,
  form,
  from,
  gather,
  goOnAfterError,
  only,
  onlyOnce,
  pause,
  pauseUntil,
  reads,
  recipe,
  say,
  set,
  sideBySide,
  t,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const EXCEPTIONS = value({
  key: 'exceptions',
  kind: 'list',
  label: { nl: 'Adressen zonder eigenaar', en: 'Addresses without an owner' },
  help: {
    nl: 'Gedeelde mailadressen die van niemand zijn, met komma’s ertussen.',
    en: 'Shared mail addresses that belong to nobody, with commas between.',
  },
  example: {
    nl: 'info@example.com, administratie@example.com',
    en: 'info@example.com, accounts@example.com',
  },
});

const CLEAR_DAYS = ownLimit(
  ['Dagen tot opruimen', 'Days until clearing'],
  [
    'Hoeveel dagen na de laatste werkdag de gegevens worden opgeruimd.',
    'How many days after the last working day the data are cleared.',
  ],
  30,
);

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
    const DAY = `{{ DateTime.fromISO(String($('Uit dienst').first().json.laatste_dag)).setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy') }}`;
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
          'Geef het wachtwoord van "Uit dienst" alleen aan HR: dit formulier sluit accounts.',
          'Give the password of "Uit dienst" to HR only: this form closes accounts.',
        ),
        both(
          'Bewaar mailbox en bestanden zo lang als je bewaarbeleid zegt.',
          'Keep mailbox and files as long as your retention policy says.',
        ),
      ],
      notes: [
        {
          over: ['Verdeel de overdracht', 'Maak de taak'],
          text: say(
            '## Meteen\nDe taken staan er zodra HR het formulier verstuurt. Lukt een taak of mail niet, dan staat dat in de chat en gaat de rest door: het account sluit hoe dan ook.',
            '## At once\nThe tasks are there as soon as HR sends the form. If a task or mail fails, the chat says so and the rest goes on: the account closes in any case.',
          ),
        },
        {
          over: ['Wacht tot de laatste dag', 'Sluit het account', 'Zet in het dossier'],
          text: say(
            '## Op de laatste dag\nDe run slaapt tot 18:00 uur op de laatste werkdag en sluit dan pas het account.',
            '## On the last day\nThe run sleeps until 18:00 on the last working day and only then closes the account.',
          ),
        },
      ],
      names: {
        'Uit dienst': 'Leaver',
        'Ligt de dag voor ons?': 'Is the day ahead of us?',
        'Vraag de goede datum': 'Ask for the right date',
        'Verdeel de overdracht': 'Divide the handover',
        'Maak de taak': 'Create the task',
        'Meld wat niet lukte': 'Report what failed',
        'Is er een privéadres?': 'Is there a private address?',
        'Leg uit hoe het gaat': 'Explain how it goes',
        'Licht de leidinggevende in': 'Inform the manager',
        'Wacht tot de laatste dag': 'Wait for the last day',
        'Sluit het account': 'Close the account',
        'Account dicht': 'Account closed',
        'Account nog open': 'Account still open',
        'Roep IT': 'Call IT',
        'Uitkomst bekend': 'Outcome known',
        'Zet in het dossier': 'Put in the file',
        'Meld het resultaat': 'Report the result',
        'Bewaar nog even': 'Keep a while',
        'Ruim gegevens op': 'Clear up data',
      },
      nodes: [
        form(
          'Uit dienst',
          say('Collega gaat uit dienst', 'A colleague is leaving'),
          say('Vul in wie er weggaat en wanneer.', 'Fill in who is leaving and when.'),
          [
            ['naam', say('Naam', 'Name')],
            ['email', say('Zakelijk e-mailadres', 'Work email address'), 'email'],
            ['prive?', say('Privé-e-mailadres', 'Private email address'), 'email'],
            ['laatste_dag', say('Laatste werkdag', 'Last working day'), 'date'],
            ['leiding', say('E-mail van de leidinggevende', 'Email of the manager'), 'email'],
            [
              'reden',
              say('Reden', 'Reason'),
              'dropdown',
              [
                say('Eigen keuze', 'Own choice'),
                say('Einde contract', 'End of contract'),
                say('Pensioen', 'Retirement'),
                say('Anders', 'Other'),
              ],
            ],
          ],
        ),
        code(
          'Verdeel de overdracht',
          `
const { naam, laatste_dag } = $input.first().json;
const dag = DateTime.fromISO(laatste_dag);
return [['${say('Overdracht van lopend werk', 'Hand over current work')}', 5], ['${say('Spullen en sleutels inleveren', 'Hand in equipment and keys')}', 0], ['${say('Eindafrekening en vakantiedagen', 'Final settlement and holidays')}', -3], ['${say('Klanten informeren', 'Inform customers')}', 10]]
  .map(([wat, ervoor]) => ({ json: { wat: wat + ': ' + naam, uiterlijk: dag.minus({ days: ervoor }).toISODate() } }));`,
        ),
        withErrorBranch(
          task.create('Maak de taak', {
            title: '={{ $json.wat }}',
            description: say('Hoort bij een vertrekkende collega.', "Part of a colleague's departure."),
            due: '={{ $json.uiterlijk }}',
          }),
        ),
        goOnAfterError(
          onlyOnce(
            chat.post(
              'Meld wat niet lukte',
              say(
                t`Bij de offboarding van ${g('naam')} lukte een taak in ${task.app.label} of een mail (aan ${g('leiding')} of het privéadres) niet. Kijk wat ontbreekt en doe dat zelf; het account sluit gewoon op ${DAY}.`,
                t`In the offboarding of ${g('naam')} a task in ${task.app.label} or a mail (to ${g('leiding')} or the private address) failed. See what is missing and do it yourself; the account still closes on ${DAY}.`,
              ),
            ),
          ),
        ),
        when('Is er een privéadres?', [['={{ $json.prive }}', 'filled']]),
        withErrorBranch(
          mailer.send(
            'Leg uit hoe het gaat',
            only(f('prive')),
            say('Je laatste weken bij ons', 'Your last weeks with us'),
            say(
              t`Beste ${f('naam')},<br><br>Op ${DAY} is je laatste werkdag. Die dag om 18.00 uur sluit je account. Zet vóór die tijd privébestanden over en lever je spullen in. Vragen? Stel ze aan je leidinggevende.<br><br>Hartelijke groet`,
              t`Dear ${f('naam')},<br><br>Your last working day is ${DAY}. Your account closes that day at 18:00. Move private files before that time and hand in your equipment. Ask your manager if you have any questions.<br><br>Kind regards`,
            ),
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Licht de leidinggevende in',
            only(f('leiding')),
            say(t`${f('naam')} gaat uit dienst`, t`${f('naam')} is leaving`),
            say(
              t`Op ${DAY} is de laatste werkdag van ${f('naam')}. De taken voor de overdracht staan in ${task.app.label}.`,
              t`${DAY} is the last working day of ${f('naam')}. The tasks for the handover are in ${task.app.label}.`,
            ),
          ),
        ),
        when('Ligt de dag voor ons?', [['={{ $json.laatste_dag >= $today.toISODate() }}', 'yes']]),
        chat.post(
          'Vraag de goede datum',
          say(
            t`Voor ${f('naam')} is ${DAY} ingevuld, en die dag is voorbij. Er is niets gesloten: vul het formulier opnieuw in, of sluit het account met de hand.`,
            t`${DAY} was filled in for ${f('naam')}, and that day has passed. Nothing was closed: fill in the form again, or close the account by hand.`,
          ),
        ),
        pauseUntil(
          'Wacht tot de laatste dag',
          "={{ DateTime.fromISO($('Uit dienst').first().json.laatste_dag).set({ hour: 18 }).toISO() }}",
        ),
        withErrorBranch(directory.disable('Sluit het account', t`${g('email')}`)),
        set('Account dicht', { uitkomst: say('Account gesloten', 'Account closed') }),
        set('Account nog open', { uitkomst: say('Sluiten mislukt', 'Closing failed') }),
        chat.post(
          'Roep IT',
          say(
            t`Het account van ${g('naam')} (${g('email')}) kon niet worden gesloten. Doe het nu met de hand.`,
            t`The account of ${g('naam')} (${g('email')}) could not be closed. Do it by hand now.`,
          ),
        ),
        append('Uitkomst bekend', 2),
        table.append('Zet in het dossier', say('Uit dienst', 'Leavers'), {
          [say('Naam', 'Name')]: t`${g('naam')}`,
          [say('Datum', 'Date')]: t`${g('laatste_dag')}`,
          [say('Reden', 'Reason')]: t`${g('reden')}`,
          [say('Uitkomst', 'Outcome')]: '={{ $json.uitkomst }}',
        }),
        chat.post(
          'Meld het resultaat',
          say(
            t`Offboarding van ${g('naam')}: ${"{{ $('Uitkomst bekend').first().json.uitkomst }}"}.`,
            t`Offboarding of ${g('naam')}: {{ $('Uitkomst bekend').first().json.uitkomst }}.`,
          ),
        ),
        pause('Bewaar nog even', `={{ ${CLEAR_DAYS} }}`, 'days'),
        task.create('Ruim gegevens op', {
          title: say(t`Gegevens van ${g('naam')} opruimen`, t`Clear up data of ${g('naam')}`),
          description: say(
            'Controleer mailbox, gedeelde mappen en licenties volgens het bewaarbeleid.',
            'Check mailbox, shared folders and licences against the retention policy.',
          ),
          due: '={{ $now.plus({ days: 5 }).toISODate() }}',
        }),
      ],
      flow: [
        'Uit dienst > Ligt de dag voor ons? > Verdeel de overdracht > Maak de taak',
        'Ligt de dag voor ons? #1 > Vraag de goede datum',
        'Maak de taak #1 > Meld wat niet lukte',
        'Licht de leidinggevende in #1 > Meld wat niet lukte',
        'Leg uit hoe het gaat #1 > Meld wat niet lukte',
        'Ligt de dag voor ons? > Licht de leidinggevende in',
        'Ligt de dag voor ons? > Is er een privéadres? > Leg uit hoe het gaat',
        'Ligt de dag voor ons? > Wacht tot de laatste dag > Sluit het account > Account dicht > Uitkomst bekend > Zet in het dossier > Meld het resultaat > Bewaar nog even > Ruim gegevens op',
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
      setup: [],
      notes: [
        {
          over: ['Beide lijsten binnen', 'Vergelijk de lijsten'],
          text: say(
            '## Vergelijken op e-mailadres\nHoofdletters tellen niet mee. Uitzonderingen zoals info@ worden overgeslagen.',
            '## Comparing by email address\nCapitals do not count. Exceptions such as info@ are skipped.',
          ),
        },
      ],
      names: {
        'Elke eerste van de maand': 'Every first of the month',
        'Lees het personeel': 'Read the staff',
        Medewerker: 'Employee',
        'Lees de accounts': 'Read the accounts',
        Account: 'Account',
        'Alle medewerkers': 'All employees',
        'Alle accounts': 'All accounts',
        'Beide lijsten binnen': 'Both lists in',
        'Vergelijk de lijsten': 'Compare the lists',
        'Accounts zonder eigenaar?': 'Accounts without an owner?',
        'Meld de accounts': 'Report the accounts',
        'Mensen zonder account?': 'People without an account?',
        'Mail IT': 'Email IT',
      },
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
const UITZONDERINGEN = '${EXCEPTIONS}'.toLowerCase().split(/[\\s,]+/);
const adres = (mens) => String(mens.email || '').toLowerCase();
const bekend = new Set(medewerkers.map(adres));
const heeft = new Set(accounts.map(adres));
const wees = accounts.filter((account) => !bekend.has(adres(account)) && !UITZONDERINGEN.includes(adres(account)));
const mist = medewerkers.filter((mens) => adres(mens) && !heeft.has(adres(mens)));
return [{ json: { wees: wees.length, weeslijst: wees.map((account) => adres(account) || account.name || '-').join(', '), mist: mist.length, mistlijst: mist.map((mens) => mens.name + ' (' + adres(mens) + ')').join(', ') } }];`,
        ),
        when('Accounts zonder eigenaar?', [['={{ $json.wees }}', '>', 0]]),
        chat.post(
          'Meld de accounts',
          say(
            t`In ${directory.app.label} {{ $json.wees === 1 ? 'hoort één account' : 'horen ' + $json.wees + ' accounts' }} bij niemand in ${hr.app.label}: {{ $json.weeslijst }}. Zoek uit van wie het is, en sluit wat niemand gebruikt.`,
            t`In ${directory.app.label} {{ $json.wees === 1 ? 'one account belongs' : $json.wees + ' accounts belong' }} to nobody in ${hr.app.label}: {{ $json.weeslijst }}. Find out whose it is, and close what nobody uses.`,
          ),
        ),
        when('Mensen zonder account?', [['={{ $json.mist }}', '>', 0]]),
        mailer.send(
          'Mail IT',
          mailOf.it,
          say('Medewerkers zonder account', 'Employees without an account'),
          say(
            t`{{ $json.mist === 1 ? 'Deze medewerker staat' : 'Deze ' + $json.mist + ' medewerkers staan' }} wel in ${hr.app.label}, maar zonder account in ${directory.app.label}: {{ $json.mistlijst }}. Maak het account aan, of kijk of het mailadres in beide lijsten gelijk is.`,
            t`{{ $json.mist === 1 ? 'This employee is' : 'These ' + $json.mist + ' employees are' }} in ${hr.app.label}, but without an account in ${directory.app.label}: {{ $json.mistlijst }}. Create the account, or check that the address is the same in both lists.`,
          ),
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
