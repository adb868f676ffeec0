// The client of the Timbre Android SDK 1.0.0 (com.timbre:voice): Android API 21+, Java 8 or Kotlin 1.5+.
// Bodies are empty: documentation samples in Kotlin and Java are compiled against the files in this folder.
@file:Suppress("UNUSED_PARAMETER", "unused")

package com.timbre.voice

import android.content.Context
import java.io.File

enum class MicrophonePermission { GRANTED, PROMPT, DENIED }
enum class AssistantState { IDLE, LISTENING, PROCESSING, SPEAKING }

class RecognitionResult(val text: String, val confidence: Double)
class ParseEntity(val type: String, val value: String, val confidence: Double)
class ParseResponse(val intent: String, val confidence: Double, val entities: List<ParseEntity>)
class AssistantAction(val name: String, val data: Map<String, Any>)
class ConverseResponse(val text: String, val speechUrl: String?, val intent: String, val action: AssistantAction?)

class TimbreException(
    val code: String,
    override val message: String,
    val details: Map<String, Any>?,
    val status: Int?,
) : Exception(message)

interface Callback<T> {
    fun onSuccess(value: T)
    fun onError(error: TimbreException)
}

interface RecognizerListener {
    fun onPartial(result: RecognitionResult) {}
    fun onFinal(result: RecognitionResult)
    fun onAlternatives(results: List<RecognitionResult>) {}
    fun onError(error: TimbreException)
}

interface AssistantListener {
    fun onState(state: AssistantState) {}
    fun onTranscript(result: RecognitionResult) {}
    fun onResponse(response: ConverseResponse)
    fun onError(error: TimbreException)
}

fun interface PermissionCallback {
    fun onResult(permission: MicrophonePermission)
}

class Recognizer {
    fun setListener(listener: RecognizerListener) {}
    fun start() {}
    fun stop() {}
}

open class Assistant {
    val state: AssistantState = AssistantState.IDLE
    fun setListener(listener: AssistantListener) {}
    fun listen() {}
    fun say(text: String) {}
    fun send(text: String) {}
    fun stop() {}
}

class Chat : Assistant() {
    val sessionId: String = ""
    fun clearContext() {}
}

class SearchItem @JvmOverloads constructor(
    val id: String,
    val title: String,
    val description: String? = null,
    val updatedAt: String? = null,
    val popularity: Double? = null,
)

class SearchResult(val item: SearchItem, val score: Double)

class VoiceSearch {
    fun index(items: List<SearchItem>) {}
    fun listen(callback: Callback<List<SearchResult>>) {}
    fun find(query: String, callback: Callback<List<SearchResult>>) {}
}

class TimbreClient(context: Context, options: ClientOptions) {
    @JvmOverloads
    fun recognize(file: File, options: RecognitionOptions = RecognitionOptions(), callback: Callback<List<RecognitionResult>>) {}

    @JvmOverloads
    fun recognizer(options: RecognitionOptions = RecognitionOptions()): Recognizer = Recognizer()

    @JvmOverloads
    fun parse(text: String, domain: String? = null, callback: Callback<ParseResponse>) {}

    @JvmOverloads
    fun synthesize(
        text: String,
        voice: String? = null,
        language: String? = null,
        speed: Double = 1.0,
        callback: Callback<ByteArray>,
    ) {}

    fun assistant(options: AssistantOptions): Assistant = Assistant()

    @JvmOverloads
    fun chat(options: ChatOptions = ChatOptions()): Chat = Chat()

    @JvmOverloads
    fun search(options: SearchOptions = SearchOptions()): VoiceSearch = VoiceSearch()

    val microphonePermission: MicrophonePermission = MicrophonePermission.PROMPT

    fun requestMicrophone(callback: PermissionCallback) {}
}
