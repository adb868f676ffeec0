import {curl} from './curl';
import {javascriptCall} from './javascript';
import {pythonCall} from './python';

/** The functions that write a complete program for a call, by language. */
export const samples = {curl, javascript: javascriptCall, python: pythonCall};

export type SampleLanguage = keyof typeof samples;
