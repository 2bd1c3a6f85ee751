import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { DataSource } from 'typeorm';
import { inLanguage } from '../downloads/index.js';

const rowsAtOnce = 200;

/** Writes the library to a folder, for whoever keeps or checks it elsewhere. */
@Injectable()
export class Exporter {
  constructor(private readonly database: DataSource) {}

  /**
   * Writes every published workflow as the file that a customer would download, all in one flat folder; files that
   * were there under the same names are overwritten, others stay. @param lang in English: those that have an English file
   * @returns how many were written
   */
  async export(folder: string, lang: Language): Promise<number> {
    await mkdir(folder, { recursive: true });
    let written = 0;
    for (let after = ''; ; ) {
      const rows = await this.database.query<{ filename: string; saved_as: string; file: string }[]>(
        `select w.filename, ${inLanguage('$2', 'w')} from library.workflow w
         where w.published and w.filename > $1 collate "C" and ($2 = 'nl' or w.english_file is not null)
         order by w.filename collate "C" limit ${rowsAtOnce}`,
        [after, lang],
      );
      for (const { saved_as: name, file } of rows) {
        // Names were made safe when they came in; a folder is never left through one all the same.
        if (basename(name) !== name) throw new Error(`${name} is no file name`);
        await writeFile(join(folder, name), file);
      }
      written += rows.length;
      const last = rows.at(-1);
      if (last === undefined) return written;
      after = last.filename;
    }
  }
}
