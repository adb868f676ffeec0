import ts from 'typescript';
import {sdkPaths} from '../../../shared/contractPaths';
import {declarations} from './declarations';
import {bracketContent, type Parameter, parametersOf} from './parameters';
import {readSwiftSurface} from './swift';

/** An option as an SDK declares it. */
export interface Option {
  name: string;
  type: string;
  isRequired: boolean;
  /** As it is declared; undefined when there is none. */
  default?: string;
}

/** The options of each settings type, by its name. */
export type OptionSets = Map<string, Option[]>;

const optionOf = ({label = '', type, default: value}: Parameter): Option => ({
  name: label,
  type,
  isRequired: value === undefined,
  default: value,
});

function webOptions(): OptionSets {
  const source = ts.createSourceFile('web-sdk.d.ts', declarations(sdkPaths.webSdk), ts.ScriptTarget.ES2022, true);
  const sets: OptionSets = new Map();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) {
      const options = node.members.filter(ts.isPropertySignature).map((member) => {
        const tag = ts.getJSDocTags(member).find(({tagName}) => tagName.text === 'default');
        return {
          name: member.name.getText(source),
          type: member.type?.getText(source) ?? '',
          isRequired: !member.questionToken,
          default: tag ? ts.getTextOfJSDocComment(tag.comment)?.trim() : undefined,
        };
      });
      sets.set(node.name.text, options);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sets;
}

function iosOptions(): OptionSets {
  return new Map([...readSwiftSurface()].map(([name, {init = []}]) => [name, init.map(optionOf)]));
}

function androidOptions(): OptionSets {
  const source = declarations(sdkPaths.androidSdk);
  const classes = [...source.matchAll(/^class (\w+)(?: @JvmOverloads constructor)?(?=\()/gm)];
  return new Map(
    classes.map(({0: head, 1: name = '', index}) => {
      return [name, parametersOf(bracketContent(source, index + head.length)).map(optionOf)];
    }),
  );
}

/** Reads the options of the three SDKs. */
export const readOptions = () => ({web: webOptions(), ios: iosOptions(), android: androidOptions()});
