export { Button } from './Button.tsx';
export {
  type BoardProps,
  type Ghost,
  type OptionsFormProps,
  readersSeat,
  type SeatLabel,
} from './board.ts';
export { BOT_PACES, type BotPace, isBrisk, useBotPace } from './bot-pace.ts';
export { type ChallengeAnswer, ChallengeBar } from './ChallengeBar.tsx';
export { type Alternative, Choice } from './Choice.tsx';
export { Countdown } from './Countdown.tsx';
export { Dialog } from './Dialog.tsx';
export { Die } from './Die.tsx';
export { Frame } from './frame/Frame.tsx';
export { useHasSide, useHasThirdColumn } from './frame/use-has-side.ts';
export {
  type FinishedGame,
  type FrontPageProps,
  HIGHLIGHT_KINDS,
  type Highlight,
  type HighlightsOf,
} from './front-page.ts';
export { ICON_NAMES, Icon, type IconName } from './Icon.tsx';
export { LetterTile } from './LetterTile.tsx';
export { LiveRegion } from './LiveRegion.tsx';
export { useFocusIfLost } from './lost-focus.ts';
export { NewsLog } from './news/NewsLog.tsx';
export { NewsProvider, type TableNews, type Told, useNews } from './news/news.ts';
export { useAtLastTurn } from './news/use-at-last-turn.ts';
export { composeEdition } from './press/compose-edition.ts';
export { drawPicture, measurer } from './press/draw-picture.ts';
export type { Edition, PagePicture, Story } from './press/edition.ts';
export { editionPage } from './press/edition-page.tsx';
export { BLACK, GREY, INK, PAPER, RED, SERIF, WASH } from './press/ink.ts';
export { block, frame, line } from './press/line.ts';
export type { Mark, Measure, Part, PrintedPage, TypeStyle } from './press/mark.ts';
export { PageDrawing } from './press/PageDrawing.tsx';
export { Press } from './press/Press.tsx';
export { fitType } from './press/set-type.ts';
export { smallPrint } from './press/small-print.ts';
export { printedName, standingLines } from './press/standing-lines.ts';
export { RefusalLine, Why } from './RefusalLine.tsx';
export { Rulebook } from './Rulebook.tsx';
export { ScrollArea } from './ScrollArea.tsx';
export { SeatMark } from './SeatMark.tsx';
export { type SeatStanding, SeatStrip } from './SeatStrip.tsx';
export { type SeatRow, SeatTable } from './SeatTable.tsx';
export { saveBlob } from './save-blob.ts';
export { playSound } from './sound/play-sound.ts';
export { SIGNALS, type Signal, SOUNDS, type Sound, useSignal } from './sound/signals.ts';
export { useSound } from './sound/use-sound.ts';
export { TableWordsBar } from './TableWordsBar.tsx';
export { TappedWords } from './TappedWords.tsx';
export { sayHook, TextProvider, useLanguage } from './TextContext.tsx';
export * from './text/index.ts';
export { type TypedAlphabet, typedLetters } from './typed-letters.ts';
export { useFocusOnTurn } from './use-focus-on-turn.ts';
export { useKept } from './use-kept.ts';
export { type AskReadings, ReadingsProvider, WordReading } from './WordReading.tsx';
export { WordsLanguageChoice } from './WordsLanguageChoice.tsx';
export { useWordsLanguage, WordsLanguage } from './words-language.ts';
export type { KeptWork, WorkshopProps } from './workshop.ts';
