import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Injectable, Module, Param, Post, Query } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { defineEvent, type Language } from '@stroomwerk/contracts';
import {
  Column,
  Entity,
  type EntityManager,
  type MigrationInterface,
  PrimaryColumn,
  type QueryRunner,
  Repository,
} from 'typeorm';
import { z } from 'zod';
import {
  Answers,
  AppError,
  CurrentUser,
  EventConsumer,
  Lang,
  OptionalUser,
  Outbox,
  type Principal,
  Public,
  provideConsumer,
  Roles,
  type ServiceDefinition,
} from '../src/index.js';
import { currentTrace } from '../src/tracing/index.js';

/** A small service that uses each part of the kernel once: two services exchange notes. */
export const noteChanged = defineEvent({
  name: 'note.changed',
  publisher: 'releases',
  consumers: ['releases', 'library'],
  schema: z.object({ note_id: z.uuid(), version: z.number().int(), text: z.string() }),
});
type NoteChanged = z.infer<typeof noteChanged.schema>;

const NewNote = z.object({ text: z.string().min(1, 'Tekst is verplicht') }).meta({ id: 'NewNote' });
const Paging = z.object({ page: z.coerce.number().int().min(1).default(1) });
const Note = z.object({ id: z.uuid(), text: z.string(), version: z.number() }).meta({ id: 'Note' });

@Entity({ name: 'note' })
export class NoteRow {
  @PrimaryColumn('uuid') noteId!: string;
  @Column('text') text!: string;
  @Column('integer') version!: number;
  @Column('integer', { default: 1 }) deliveries!: number;
}

class NoteTables1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table note (note_id uuid primary key, text text not null, version integer not null, deliveries integer not null default 1)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table note');
  }
}

/** Counts how often `handle` had an effect, and fails as often as a test asks for. */
@Injectable()
export class NoteConsumer extends EventConsumer<NoteChanged> {
  readonly event = noteChanged;
  failures = 0;
  calls = 0;
  /** The traces that its events were a part of, newest last. */
  readonly traces: (string | undefined)[] = [];

  async handle(payload: NoteChanged, manager: EntityManager): Promise<void> {
    this.calls += 1;
    this.traces.push(currentTrace()?.id);
    await manager.query(
      `insert into note (note_id, text, version) values ($1, $2, $3)
       on conflict (note_id) do update
       set text = excluded.text, version = excluded.version, deliveries = note.deliveries + 1
       where note.version < excluded.version`,
      [payload.note_id, payload.text, payload.version],
    );
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the consumer fails');
    }
  }
}

@Controller('releases/notes')
export class NoteController {
  constructor(
    @InjectRepository(NoteRow) private readonly notes: Repository<NoteRow>,
    private readonly outbox: Outbox,
  ) {}

  @Post()
  @Answers(Note, 201)
  create(@Body({ schema: NewNote }) body: z.infer<typeof NewNote>) {
    return { id: '018f0000-0000-4000-8000-000000000000', text: body.text, version: 1 };
  }

  @Public()
  @Get()
  list(@Query({ schema: Paging }) query: z.infer<typeof Paging>, @Lang() lang: Language) {
    return { page: query.page, lang };
  }

  @Get('me')
  me(@CurrentUser() principal: Principal) {
    return principal;
  }

  @Public()
  @Get('whoever')
  whoever(@OptionalUser() principal: Principal | null) {
    return { user: principal?.userId ?? null };
  }

  @Roles('ops')
  @Post('ops')
  ops() {
    return { done: true };
  }

  /** Writes a note and tells of it, as a change does. */
  @Public()
  @Post('published')
  async published(@Body({ schema: NewNote }) body: z.infer<typeof NewNote>) {
    const noteId = randomUUID();
    await this.notes.manager.transaction((manager) =>
      this.publish(manager, { note_id: noteId, version: 1, text: body.text }),
    );
    return { trace_id: currentTrace()?.id };
  }

  @Public()
  @Get('crash')
  crash() {
    throw new Error('secret detail');
  }

  @Public()
  @Get(':id')
  async one(@Param('id', { schema: z.uuid() }) id: string) {
    const note = await this.notes.findOneBy({ noteId: id });
    if (!note)
      throw new AppError('releases.route_collision', { params: { path: `/${id}`, owner: 'nobody' } });
    return note;
  }

  publish(manager: EntityManager, payload: NoteChanged): Promise<void> {
    return this.outbox.publish(manager, noteChanged, payload.note_id, payload);
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([NoteRow])],
  controllers: [NoteController],
  providers: [provideConsumer(NoteConsumer)],
})
class NoteModule {}

@Module({
  imports: [TypeOrmModule.forFeature([NoteRow])],
  providers: [provideConsumer(NoteConsumer)],
})
class ReaderModule {}

export const publisher: ServiceDefinition = {
  name: 'releases',
  apiVersion: 3,
  module: NoteModule,
  entities: [NoteRow],
  migrations: [NoteTables1763700000000],
  publishes: [noteChanged],
  listenPublic: true,
};

export const reader: ServiceDefinition = {
  name: 'library',
  apiVersion: 1,
  module: ReaderModule,
  entities: [NoteRow],
  migrations: [NoteTables1763700000000],
  publishes: [],
};
