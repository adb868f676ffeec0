import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {facts} from '../../facts';
import {ContractText} from '../shared/code/ContractText';
import {FileButton} from '../shared/FileButton';
import {FileName} from '../shared/FileName';
import lab from '../shared/lab.module.css';
import {RecordingFile} from '../shared/RecordingFile';
import {RecordButton} from '../shared/recorder/RecordButton';
import {describeRecording, headerOf, type Recording, readRecording, sampleRecording} from '../shared/recordings';
import {FieldName} from './FieldName';
import styles from './Fields.module.css';
import type {ConsoleField} from './formFields';
import {type Draft, hasOwnFile} from './request';

interface AudioFieldProps {
  field: ConsoleField;
  draft: Draft;
  error: string;
  onChange: (recording: Recording) => void;
}

/** Renders a choice of recordings: the site's sample, one of the reader's files, or a new recording. */
export function AudioField({field, draft, error, onChange}: AudioFieldProps): ReactNode {
  const {recording} = draft;
  const isOurs = recording.href !== undefined;
  const isOwn = hasOwnFile(draft) && !isOurs;
  const [problem, setProblem] = useState('');
  const latest = useRef(0);

  /** Uses a recording, unless another one was chosen while this one was being read. */
  const take = async (reading: Recording | Promise<Recording | string>) => {
    latest.current += 1;
    const turn = latest.current;
    const result = await reading;
    if (turn !== latest.current) return;
    setProblem(typeof result === 'string' ? result : '');
    if (typeof result !== 'string') onChange(result);
  };
  return (
    <fieldset className={clsx('stack gap-2', lab.group)}>
      <legend className="ink mb-2 small semibold">
        <FieldName {...field} />
      </legend>
      <div className={clsx('anywhere cluster gap-2 border rounded', styles.recording)}>
        <span>
          <FileName name={recording.fileName} /> <span className="muted tiny">{describeRecording(recording)}</span>
        </span>
        <RecordingFile recording={recording} isPlayable={isOwn && headerOf(recording) !== undefined} />
      </div>
      <div className="cluster gap-2">
        <button type="button" className={lab.action} aria-pressed={isOurs} onClick={() => void take(sampleRecording())}>
          Sample recording
        </button>
        <FileButton label="Your file" onFile={(file) => void take(readRecording(file))} />
        <RecordButton
          longest={facts.docs.freeTier.audioSeconds}
          onFile={(bytes) => void take({fileName: 'recording.wav', bytes})}
        >
          <p>
            <ContractText>{field.description}</ContractText>{' '}
            {isOwn ? 'It stays in this page, and a reload removes it.' : 'It stays in this page.'}
          </p>
        </RecordButton>
      </div>
      <p className={styles.problem} aria-live="polite">
        {problem || error}
      </p>
    </fieldset>
  );
}
