import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type Instruction, type JSONInstruction, type ModifiableInstruction } from 'dockerfile-ast';

export const project = join(import.meta.dirname, '..', '..');
export const deployFolder = join(project, 'deploy');

export interface Step {
  readonly keyword: string;
  /** As written, without flags, with the variables known at that point replaced. */
  readonly text: string;
  readonly flags: Readonly<Record<string, string>>;
  /** The words of a step in JSON form; null in the shell form. */
  readonly json: readonly string[] | null;
}

export interface Stage {
  readonly name: string;
  /** The name of an earlier stage, or of an image. */
  readonly from: string;
  readonly steps: readonly Step[];
}

/** The stages of deploy/Containerfile for these build arguments. */
export function readContainerfile(given: Readonly<Record<string, string>> = {}): Stage[] {
  return stagesOf(readFileSync(join(deployFolder, 'Containerfile'), 'utf8'), given);
}

export function stagesOf(text: string, given: Readonly<Record<string, string>> = {}): Stage[] {
  const global: Record<string, string> = {};
  const stages: { name: string; from: string; steps: Step[] }[] = [];
  let known: Record<string, string> = {};
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const stage = stages.at(-1);
    if (keyword === 'FROM') {
      const [image = '', name = ''] = expand(argumentsOf(instruction), global).split(/ as /i);
      stages.push({ name, from: image, steps: [] });
      known = {};
    } else if (keyword === 'ARG') {
      const [name = '', value = ''] = argumentsOf(instruction).split('=');
      const scope = stage ? known : global;
      scope[name] = given[name] ?? global[name] ?? value;
    } else {
      if (!stage) throw new Error(`${keyword} stands before the first FROM`);
      const step = stepOf(instruction, known);
      if (keyword === 'ENV') Object.assign(known, assignmentsOf(step.text));
      stage.steps.push(step);
    }
  }
  return stages;
}

/** A="b" C=d as an object. */
export function assignmentsOf(text: string): Record<string, string> {
  const pairs = text.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S*))/g);
  return Object.fromEntries([...pairs].map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']));
}

function stepOf(instruction: Instruction, known: Readonly<Record<string, string>>): Step {
  const text = argumentsOf(instruction);
  const flags =
    (instruction as ModifiableInstruction).getFlags?.().map((flag) => [flag.getName(), flag.getValue()]) ?? [];
  const strings = (instruction as JSONInstruction).getJSONStrings?.().map((each) => each.getJSONValue()) ?? [];
  return {
    keyword: instruction.getKeyword(),
    // A shell expands the variables of its own command.
    text: instruction.getKeyword() === 'RUN' ? text : expand(text, known),
    flags: Object.fromEntries(flags) as Record<string, string>,
    json: strings.length > 0 ? strings : null,
  };
}

/** On one line, without line continuations. */
function argumentsOf(instruction: Instruction): string {
  return (instruction.getArgumentsContent() ?? '').replace(/\\\r?\n\s*/g, ' ').trim();
}

function expand(text: string, known: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`\${${name}} is not declared`);
    return value;
  });
}
