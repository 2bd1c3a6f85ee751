import type { Category } from '@stroomwerk/contracts/library';
import { type Foreign, foreignStem, stemsOf, withoutParticiple } from './stems.js';
import { wordsOf } from './text.js';
import { business } from './words/business.js';
import { everyday } from './words/everyday.js';
import { deeds, fillers, manners } from './words/fillers.js';
import { french, frenchSmall } from './words/french.js';
import { german, germanSmall } from './words/german.js';
import { kinds } from './words/kinds.js';
import { sayings } from './words/sayings.js';
import { groups } from './words/synonyms.js';
import { trades } from './words/trades.js';

/** Small words of the languages, and what every workflow is: they ask for nothing while another word does. */
export const smallWords: ReadonlySet<string> = new Set(
  `de het een en of in op van voor met naar bij uit om te aan als die dat deze dit is zijn er je jouw uw mijn ik we wij
   ons onze hun zodra wanneer dan door over tot tussen via per zonder niet geen ook hoe wat welke moet kan wil word wordt ligt
   worden automatisch automatiseren automatisering
   the a an and or in on of for with to into from at by as that this these is are be it its your my our their when then
   than if not no how what which can i we you me do does get automatically automate automation automations automated
   workflow workflows n8n go goes going gaat mij who want wants willen someone iemand mensen people laat laten let lets haal programma software systeem system tool tools pakket platform without com www http https wont dont doesnt cant isnt didnt arent havent im ive hebben heeft heb had moeten zou zouden mag maar ook nog al wel eens even graag liefst iets wat waar waarom wie hoeveel much niets nothing vanuit binnen tegen rond rondom sinds volgens tijdens na onder boven within during since zich haar hun hem elkaar would like need needs 1 2 3 4 5 6 7 8 9 0 please some any about very just should could hoi hallo hello ${fillers} ${germanSmall} ohne ${frenchSmall} sans`
    .split(/\s+/)
    .flatMap(wordsOf),
);

/** What is done with a thing tells less than the thing: sorting applications is about applications. */
const actions = new Set(
  `maken maak aanmaken opstellen create make generate genereren build bouwen sturen versturen stuur verzenden doorsturen send forward
   bijhouden bijwerken updaten update keep track volgen houden beheren manage managen regelen sorteren sorteer indelen sort classify
   opslaan bewaren save store zetten plaatsen put melden meld notify tell informeren laten weten controleren check checken bekijken
   krijgen ontvangen get receive toevoegen add invoeren ophalen halen fetch verzamelen collect gather verwerken process afhandelen handle
   koppelen connect link verbinden doorzetten openen open vinden find zoeken aanpassen wijzigen samenvatten summarize summarise uitschrijven achterlaten invullen doorgeven uitnodigen meten tellen delen share
   printen bewerken uitvoeren voorbereiden aanbieden gebruiken use overnemen omzetten turn vullen fill klaarzetten nakijken nalopen change starten start
   geven give opnemen opschonen opruimen clean bereinigen nettoyer tonen show lezen read beantwoorden reageren
   erstellen anlegen senden schicken sortieren einordnen speichern melden prüfen verwalten sammeln verbinden
   bevestigen bevestig bevestiging confirm confirmation beoordelen voorkomen vermijden prevent avoid verbeteren improve versnellen oplossen solve
   berekenen bereken uitrekenen calculate opmaken manen chase vergelijken compare bespreken discuss bestellen afronden finish verminderen reduce
   registreren registratie register noteren vastleggen record bundelen inzien vragen vraag ask aanvullen uitdraaien opvragen signaleren detect
   onthouden remember remind herinneren testen test log loggen bevragen terugkoppelen uitvragen instellen configure setup starten stoppen stop pauzeren pause verdelen distribute plannen plan toewijzen assign
   komen komt kwam kwamen gekomen gaan ging gegaan zeggen zegt zei gezegd staan staat stond zitten zit nemen neemt nam brengen brengt bracht kijken kijkt keek
   weten weet wist denken blijven blijft bleef lopen loopt vallen valt raken raakt hoort horen vertellen meegeven kunnen kloppen klopt lukken lukt gebeuren gebeurt
   say says come comes came look looks take takes keep keeps happen happens
   organiseren organise organize voeren doen uitwerken aanpakken starten leren learn help helpen hulp
   bewaken bewaak bewaakt monitoren monitor watch waarschuwen waarschuwing aankondigen klaarmaken nagaan opzoeken afronden
   ${deeds} beheer schrijven schrijf write schreiben écrire rédiger créer envoyer trier classer enregistrer vérifier gérer connecter ajouter suivre`
    .split(/\s+/)
    .flatMap(wordsOf),
);

/** How a thing is tells less than the thing: a bad review is about reviews. */
const qualities = new Set(
  `slecht slechte goed goede snel snelle sneller groot grote klein kleine makkelijk makkelijke makkelijker eenvoudig eenvoudige simpel simpele
   handig handige gratis goedkoop goedkope beste best mooi mooie oud oude slim slimme digitaal digitale online eigen alle alles hele veel
   meer minder vaak steeds altijd nooit elke elk ieder iedere direct meteen tijdig juiste verkeerde verschillende meerdere bestaande huidige volgende
   team overal everywhere aantal number intern interne extern externe internal external lang lange kort korte long short einde eind begin samen apart extra echt echte gewoon
   laag lage lager laagste hoog hoge hoger hoogste duur dure duurder duurste goedkoper goedkoopste nieuwste oudste laatste eerste vroeg vroege late
   volledig volledige compleet complete los losse vast vaste leuk leuke zelf allemaal helemaal zomaar precies ongeveer dichtbij ver
   lowest highest lower higher cheapest expensive newest oldest latest first last early complete full nice myself exactly nearest
   bad good fast quick quickly faster big large small easy easily simple cheap free better old smart digital own all every many more
   less often always never instantly immediately right wrong different multiple existing current next soon automated new nieuw nieuwe
   ${manners}`
    .split(/\s+/)
    .flatMap(wordsOf),
);

/** The same of German and French; what is a thing by that word in Dutch or English stays one: bon. */
const foreignQualities = new Set(
  `gut gute schnell einfach kostenlos alle neue neuer bon bonne mauvais rapide simple gratuit tous nouveau nouvelle`
    .split(/\s+/)
    .flatMap(wordsOf),
);

/** Whether the word says what is to be done, and little of what it is done with. */
export function isAction(word: string): boolean {
  if (actions.has(word) || actions.has(plainUmlauts(word)) || qualities.has(word)) return true;
  if (foreignQualities.has(word) && !groupsOf.has(word)) return true;
  const meant = meaningsOf(word);
  return meant.length > 0 && meant.every((meaning) => actions.has(meaning));
}

/** What people call the ten categories besides their names. */
export const categoryWords: Readonly<Record<Category, string>> = {
  marketing: 'reclame promotie promotion',
  ecommerce: 'webshop webwinkel webstore online shop',
  productivity: 'productief kantoor office',
  data: 'gegevens cijfers',
  social: 'social media sociale kanalen socials',
  finance: 'financieel administratie boekhouding accounting',
  hr: 'personeel personeelszaken human resources people',
  customer: 'klantenservice support helpdesk',
  content: 'redactie publishing',
  integration: 'koppelingen api devops',
};

/** A hyphen joins what is written as one word or as several: both are looked up as one. */
const joined = (word: string): string => wordsOf(word).join('');
const listed = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Of a word as it is written in the groups, the groups by number; and by its stems besides. */
const groupsOf = new Map<string, number[]>();
const found = new Map<string, Set<string>>();
/** Names of one thing that are written as several words, joined. */
const phrases = new Set<string>();
const phraseWords = new Map<string, readonly string[]>();
/** Notes what is written as several words. */
function notePhrase(written: string): void {
  const words = wordsOf(written);
  if (words.length < 2) return;
  phrases.add(words.join(''));
  phraseWords.set(
    words.join(''),
    words.filter((word) => !smallWords.has(word)),
  );
}
for (const [number, line] of linesOf(groups).entries()) {
  const group = listed(line).map(joined);
  for (const written of listed(line)) notePhrase(written);
  for (const word of group) {
    groupsOf.set(word, [...(groupsOf.get(word) ?? []), number]);
    for (const key of [word, ...stemsOf(word)]) {
      const others = found.get(key) ?? new Set();
      for (const other of group) others.add(other);
      found.set(key, others);
    }
  }
}

const said = new Map<string, Set<string>>();
/** Of these what a line names after the first word: less of what is meant. */
const saidBeside = new Map<string, Set<string>>();
for (const line of linesOf(sayings + trades + everyday + business)) {
  const [from = '', to = ''] = line.split('=');
  for (const written of listed(to)) notePhrase(written);
  for (const written of listed(from)) {
    notePhrase(written);
    for (const key of [joined(written), ...stemsOf(joined(written))]) {
      const meant = said.get(key) ?? new Set();
      const beside = saidBeside.get(key) ?? new Set();
      for (const [at, other] of listed(to).map(joined).entries()) {
        if (at > 0 && !meant.has(other)) beside.add(other);
        meant.add(other);
        if (at === 0) beside.delete(other);
      }
      said.set(key, meant);
      saidBeside.set(key, beside);
    }
  }
}

/** By the word as it is written, else by a form of it. */
const byForm = (lists: ReadonlyMap<string, ReadonlySet<string>>, word: string): Iterable<string> =>
  lists.get(word) ??
  stemsOf(word)
    .map((stem) => lists.get(stem))
    .find(Boolean) ??
  [];

/** What else the thing is called, in both languages; of a word or a form of it. Empty where nothing is known. */
export function synonymsOf(word: string): readonly string[] {
  const others = new Set([...byForm(found, word), ...byForm(said, word)]);
  others.delete(word);
  return [...others];
}

/** Whether the list of what people say names the other word beside the first that is meant. */
export const isBeside = (word: string, other: string): boolean =>
  ![...byForm(found, word)].includes(other) && [...byForm(saidBeside, word)].includes(other);

/** Whether the word is in a group as it is written, and not only by its stem. */
export const isNamed = (word: string): boolean => groupsOf.has(word);

const derived = /ings?$|ingen$|ations?$|able$|ers?$|baar$|baarheid$/;

/** How alike in meaning two words are that share a stem, 0 to 1. */
export function kinship(word: string, form: string): number {
  const groups = groupsOf.get(word);
  const others = groupsOf.get(form);
  // Each has a meaning of its own: accounting and accounts.
  if (groups !== undefined && others !== undefined && !groups.some((group) => others.includes(group)))
    return 0;
  const [one, other] = [withoutParticiple(word), withoutParticiple(form)];
  let same = 0;
  while (same < one.length && one.charCodeAt(same) === other.charCodeAt(same)) same += 1;
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  // Stems go far now and then: rekening and reeks, even and evenement.
  if (same < short - 2 || short * 2 < long) return 0;
  return derived.test(word) === derived.test(form) || groups?.some((group) => others?.includes(group))
    ? 1
    : 0.75;
}

/** What stands for others: the words before the sign, by themselves and by `key`, to those after it. */
function table(text: string, key: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>();
  for (const line of linesOf(text)) {
    const [from = '', to = ''] = line.split('=');
    const others = listed(to).map(joined);
    for (const written of listed(from)) {
      const word = joined(written);
      notePhrase(written);
      for (const name of new Set([word, key(word)]))
        meanings.set(name, [...new Set([...(meanings.get(name) ?? []), ...others])]);
    }
  }
  return meanings;
}

const marked = (language: Foreign) => (word: string) => `=${foreignStem(language, word)}`;
const languages = (Object.entries({ german, french }) as [Foreign, string][]).map(([language, text]) => ({
  key: marked(language),
  meanings: table(text, marked(language)),
}));
const apps = table(kinds, (word) => word);

/** ue for ü, as it is typed without one. */
const plainUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1');

function foreign(word: string): readonly string[] {
  const meant = languages.flatMap(({ key, meanings }) => meanings.get(word) ?? meanings.get(key(word)) ?? []);
  return [...new Set(meant)];
}

/**
 * Dutch or English words for a German or French one; none for a word that Dutch and English have too, but where others
 * around it are of that language (`sure`): résumé is no CV beside réunion.
 */
export function meaningsOf(word: string, sure = false): readonly string[] {
  if (groupsOf.has(word) && !sure) return [];
  const meant = foreign(word);
  return meant.length > 0 ? meant : foreign(plainUmlauts(word));
}

const signs = {
  letters: /[éèàçùâîôûœäöüß]/i,
  words: new Set(
    'des les du une aux pour avec dans mes nos der das und für mit ein eine von zum zur'
      .split(' ')
      .flatMap(wordsOf),
  ),
};

/** Whether what was typed is German or French, by its letters, its small words, or a word that is nothing else. */
export const isForeign = (q: string, words: readonly string[], has: (word: string) => boolean): boolean =>
  signs.letters.test(q) ||
  words.some(
    (word, at) =>
      signs.words.has(word) ||
      [word, word + (words[at + 1] ?? '')].some((one) => !has(one) && meaningsOf(one).length > 0),
  );

/** The apps of a kind, as one word each: those of crm, of boekhoudprogramma. */
export const appsOfKind = (word: string): readonly string[] => apps.get(word) ?? [];

/** The words of a name of several, without the small ones; empty for a single word. */
export const phraseOf = (joined: string): readonly string[] => phraseWords.get(joined) ?? [];

/** Whether several words, joined, are the name of one thing: knowledge base. */
export const isPhrase = (word: string): boolean => phrases.has(word);
