import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {Preparation} from '../../shared/builtSite';

/** Removes the application's scripts from the built site: no page loads them. */
export const removeScripts: Preparation = ({outDir}) => rm(join(outDir, 'assets/js'), {recursive: true});
